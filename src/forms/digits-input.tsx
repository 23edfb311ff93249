import type { ClipboardEvent, ComponentProps, FormEvent, InputEvent } from 'react'
import { digits, pastedDigits } from '#src/lib/digits.ts'
import { TextInput } from '#src/ui/text-input.tsx'

export interface DigitsInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  onValue: (value: string) => void
}

/**
 * An input that takes digits only. What an input method is composing is left alone until it is done; a pasted number loses its separators
 * before the browser cuts it to `maxLength`, and one that is too long stays too long, to be shown as wrong.
 */
export function DigitsInput({ onValue, ...rest }: DigitsInputProps) {
  const refuse = (event: InputEvent<HTMLInputElement>) => {
    const typed = event.data ?? ''
    if (typed.length === 1 && digits(typed) === '') event.preventDefault()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const input = event.currentTarget
    const start = input.selectionStart ?? input.value.length
    const end = input.selectionEnd ?? start
    onValue(input.value.slice(0, start) + pastedDigits(event.clipboardData.getData('text')) + input.value.slice(end))
  }
  const change = (event: FormEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    const composing = (event.nativeEvent as { isComposing?: boolean }).isComposing === true
    onValue(composing ? value : digits(value))
  }
  return (
    <TextInput
      {...rest}
      type="tel"
      inputMode="numeric"
      onBeforeInput={refuse}
      onPaste={paste}
      onChange={change}
      onCompositionEnd={(event) => onValue(digits(event.currentTarget.value))}
    />
  )
}
