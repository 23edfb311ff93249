import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

/** A link as it stands in running text and in lists of links. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link className={classNames('text-link', className)} {...rest} />
}
