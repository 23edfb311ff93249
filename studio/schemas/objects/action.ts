import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineField, defineType } from 'sanity'
import { checkLinkTarget } from '../../validation/rules.ts'

/** A button of a block. */
export const actionType = defineType({
  name: 'action',
  title: 'Button',
  type: 'object',
  icon: ArrowRightIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'Says what happens: “Request a demo”, not “Click here”.',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'to',
      title: 'Leads to',
      type: 'string',
      description: 'A path of this site such as /contact-us, or a whole address.',
      validation: (rule) => rule.required().custom(checkLinkTarget),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'to' } },
})
