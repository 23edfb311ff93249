/** Imports a page's module; the place where a lost chunk is noticed. */
export function importPage<Module>(load: () => Promise<Module>): Promise<Module> {
  return load()
}
