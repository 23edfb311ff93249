/** The package ships no types; this is the part that tests use. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; contentType?: string })
    readonly window: { readonly document: Document; readonly location: Location }
  }
}
