/** Classes that every text-like input shares; the error state follows `aria-invalid`. */
export const controlStyle =
  'w-full min-h-12 rounded-edge border-[1.5px] border-steel-2 bg-raised px-3.5 py-2.5 text-body leading-title text-ink transition-colors ' +
  'placeholder:text-steel-1 hover:border-ink focus-visible:border-focus focus-visible:outline-offset-0 active:border-signal ' +
  'aria-invalid:border-error aria-invalid:bg-error-tint disabled:cursor-not-allowed disabled:border-steel-2 disabled:bg-sunken disabled:text-steel-1'
