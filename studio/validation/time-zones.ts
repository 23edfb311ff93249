/** ICU lists some zones under names that the IANA database gave up; editors look for the present ones. */
const PRESENT_NAMES: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Pacific/Enderbury': 'Pacific/Kanton',
}

/** Every IANA time zone that this browser knows, under its present name, in alphabetical order. */
export function timeZones(): string[] {
  const names = Intl.supportedValuesOf('timeZone').map((name) => PRESENT_NAMES[name] ?? name)
  return [...new Set([...names, 'UTC'])].sort()
}

/** Whether a text names an IANA time zone, an old name included; abbreviations and offsets such as `IST` or `+05:30` are none. */
export function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !name.includes('/')) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    // The only way that Intl tells that it doesn't know a zone is a RangeError.
    return false
  }
}

/** The name under which this browser lists a zone, which may be the old one: `Asia/Calcutta` for Asia/Kolkata. Takes a valid name. */
export function listedName(name: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
}

/** Takes the value of a time zone field, answers in Sanity's form. */
export function checkTimeZone(name: unknown): true | string {
  if (typeof name !== 'string' || name === '' || isTimeZone(name)) return true
  return `"${name}" is no time zone. Type a city and choose one from the list, for example Asia/Kolkata.`
}
