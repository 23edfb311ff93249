import { CogIcon } from '@sanity/icons/Cog'
import { defineField, defineType } from 'sanity'
import { checkWebAddress } from '../../validation/rules.ts'
import { imageField } from '../fields/image-field.ts'

function socialField(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'string',
    description: `Whole address of the ${title} page. Without one the icon shows, but leads nowhere.`,
    validation: (rule) => rule.custom(checkWebAddress),
  })
}

export const siteSettingsType = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'brand', title: 'Brand', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'forms', title: 'Newsletter and brochure' },
    { name: 'seo', title: 'Search and sharing' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'Name of the brand: in the header, the footer, browser tabs and mails.',
      group: 'brand',
      validation: (rule) => rule.required().max(80),
    }),
    imageField({
      name: 'logo',
      title: 'Logo',
      description: 'Shown in the header. Without one the drawn logo stands there.',
      group: 'brand',
    }),
    defineField({
      name: 'parentCompany',
      title: 'Parent company',
      type: 'object',
      description: 'Named on the About page and in the footer.',
      group: 'brand',
      fields: [
        defineField({ name: 'name', title: 'Name', type: 'string', description: 'Full name of the company.' }),
        defineField({
          name: 'founded',
          title: 'Founded',
          type: 'number',
          description: 'Year, four digits.',
          validation: (rule) => rule.integer().min(1800).max(2100),
        }),
        defineField({ name: 'headquarters', title: 'Headquarters', type: 'string', description: 'City and country.' }),
      ],
    }),
    defineField({
      name: 'contact',
      title: 'Contact',
      type: 'object',
      description: 'The contact block of the footer and of the contact page.',
      group: 'contact',
      fields: [
        defineField({
          name: 'address',
          title: 'Postal address',
          type: 'text',
          rows: 4,
          description: 'One line each, as on an envelope.',
        }),
        defineField({
          name: 'email',
          title: 'E-mail',
          type: 'string',
          description: 'For general questions.',
          validation: (rule) => rule.email(),
        }),
        defineField({
          name: 'phone',
          title: 'Phone',
          type: 'string',
          description: 'With country code, for example +91 20 5550 0100.',
          validation: (rule) => rule.regex(/^\+?[\d ()-]{7,24}$/, { name: 'phone number' }),
        }),
      ],
    }),
    defineField({
      name: 'social',
      title: 'Social media',
      type: 'object',
      description: 'The three icons of the footer.',
      group: 'contact',
      fields: [socialField('linkedin', 'LinkedIn'), socialField('twitter', 'Twitter'), socialField('youtube', 'YouTube')],
    }),
    defineField({
      name: 'newsletter',
      title: 'Newsletter',
      type: 'object',
      description: 'Texts beside the newsletter field of the footer.',
      group: 'forms',
      fields: [
        defineField({ name: 'heading', title: 'Heading', type: 'string', description: 'A few words.' }),
        defineField({ name: 'text', title: 'Text', type: 'text', rows: 2, description: 'What subscribers get, and how often.' }),
      ],
    }),
    defineField({
      name: 'defaultBrochure',
      title: 'Brochure that is offered first',
      type: 'reference',
      to: [{ type: 'brochure' }],
      description: 'Preselected when a visitor asks for a brochure by e-mail.',
      group: 'forms',
    }),
    defineField({
      name: 'defaultSeo',
      title: 'Search and sharing',
      type: 'seo',
      description: 'Used by pages that have no texts or image of their own.',
      group: 'seo',
    }),
  ],
  preview: { select: { subtitle: 'name' }, prepare: ({ subtitle }) => ({ title: 'Site settings', subtitle }) },
})
