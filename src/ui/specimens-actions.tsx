import { useState } from 'react'
import { ActionBar } from './action-bar.tsx'
import { Button } from './button.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { DisclosureMenu } from './disclosure-menu.tsx'
import { Icon, type IconName } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { iconPaths } from './icon-paths.tsx'
import { Link } from './link.tsx'
import { LinkButton } from './link-button.tsx'
import { ShowMore } from './show-more.tsx'
import { SkipLink } from './skip-link.tsx'
import type { Registry } from './specimen.ts'
import { TextLink } from './text-link.tsx'

function Scheme() {
  const [value, setValue] = useState('auto')
  const choices = [
    { value: 'auto', label: 'System', icon: 'auto' as const },
    { value: 'light', label: 'Light', icon: 'sun' as const },
    { value: 'dark', label: 'Dark', icon: 'moon' as const },
  ]
  return <ChoiceGroup label="Colour scheme" value={value} choices={choices} onChoose={setValue} />
}

function Revealing() {
  const [shown, setShown] = useState(6)
  return (
    <ShowMore
      label="Show more"
      busy={false}
      busyLabel="Please wait..."
      progress={`${shown} of 15`}
      done={shown >= 15}
      onShowMore={() => setShown(Math.min(15, shown + 6))}
    />
  )
}

/** What a visitor acts on. */
export const actionSpecimens: Registry = {
  button: {
    name: 'Button',
    specimens: [
      { state: 'primary', render: () => <Button icon="arrow">Send request</Button> },
      { state: 'secondary', render: () => <Button variant="secondary">Show more</Button> },
      { state: 'quiet', render: () => <Button variant="quiet">Submit another response</Button> },
      { state: 'small', render: () => <Button size="sm">Register</Button> },
      { state: 'busy', render: () => <Button busy>Please wait...</Button> },
      { state: 'disabled', render: () => <Button disabled>Register</Button> },
    ],
  },
  'link-button': {
    name: 'LinkButton',
    specimens: [
      {
        state: 'primary',
        render: () => (
          <LinkButton href="#link-button" icon="arrow">
            Contact Us
          </LinkButton>
        ),
      },
      {
        state: 'secondary',
        render: () => (
          <LinkButton href="#link-button" variant="secondary" icon="download">
            Download brochure (PDF, 2 MB)
          </LinkButton>
        ),
      },
    ],
  },
  'action-bar': {
    name: 'ActionBar',
    specimens: [
      {
        state: 'two actions',
        render: () => (
          <ActionBar
            actions={[
              { label: 'See what we do', href: '#action-bar' },
              { label: 'Contact us', href: '#contact' },
            ]}
          />
        ),
      },
    ],
  },
  'icon-button': {
    name: 'IconButton',
    specimens: [{ state: 'default', render: () => <IconButton icon="burger" label="Open menu" /> }],
  },
  link: { name: 'Link', specimens: [{ state: 'bare', render: () => <Link href="#link">An address, without a look</Link> }] },
  'text-link': {
    name: 'TextLink',
    specimens: [{ state: 'in text', render: () => <TextLink href="#text-link">Read about line simulation</TextLink> }],
  },
  'skip-link': {
    name: 'SkipLink',
    specimens: [
      {
        state: 'on focus',
        render: () => (
          <div className="relative h-16 overflow-hidden">
            <SkipLink href="#content">Skip to content</SkipLink>
          </div>
        ),
      },
    ],
  },
  'disclosure-menu': {
    name: 'DisclosureMenu',
    specimens: [
      {
        state: 'with text',
        render: () => (
          <DisclosureMenu label="Resources">
            <div className="p-4">
              <TextLink href="#disclosure-menu">Brochures</TextLink>
            </div>
          </DisclosureMenu>
        ),
      },
    ],
  },
  'choice-group': { name: 'ChoiceGroup', specimens: [{ state: 'row', render: () => <Scheme /> }] },
  'show-more': {
    name: 'ShowMore',
    specimens: [
      { state: 'more to show', render: () => <Revealing /> },
      {
        state: 'busy',
        render: () => (
          <ShowMore
            label="Show more"
            busy
            busyLabel="Please wait..."
            progress="6 of 15"
            done={false}
            onShowMore={() => undefined}
          />
        ),
      },
    ],
  },
  icon: {
    name: 'Icon',
    specimens: [
      {
        state: 'all',
        render: () => (
          <div className="flex flex-wrap gap-5">
            {Object.keys(iconPaths).map((name) => (
              <Icon key={name} name={name as IconName} size={28} label={name} />
            ))}
          </div>
        ),
      },
    ],
  },
}
