/** What jsdom lacks of the modal `<dialog>` (HTML, dialog.showModal): opening, closing, focus on the first control and back on the opener. */
export function installDialogElement(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement)
      this.setAttribute('open', '')
      this.querySelector<HTMLElement>('button, a[href], input')?.focus()
    },
    close(this: HTMLDialogElement) {
      if (!this.hasAttribute('open')) return
      this.removeAttribute('open')
      const opener = openers.get(this)
      if (opener instanceof HTMLElement) opener.focus()
      this.dispatchEvent(new Event('close'))
    },
  })
}
