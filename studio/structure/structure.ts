import { CogIcon } from '@sanity/icons/Cog'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { HomeIcon } from '@sanity/icons/Home'
import { InboxIcon } from '@sanity/icons/Inbox'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'
import type { DocumentBuilder, ListItemBuilder, StructureBuilder, StructureResolver } from 'sanity/structure'
import { API_VERSION } from '#shared/config.ts'
import { OutboxView } from '../inbox/outbox-view.tsx'
import { WEBINAR_ACCESS_TEMPLATE } from '../schemas/templates.ts'
import { type DeskItem, deskFor } from './desk.ts'
import { WebinarAccessView } from './webinar-access-view.tsx'

/** Icons of entries that are no list of documents; lists show the icon of their type. */
const ICONS: Record<string, ComponentType> = {
  pages: DocumentsIcon,
  inbox: InboxIcon,
  home: HomeIcon,
  aboutPage: InfoOutlineIcon,
  siteSettings: CogIcon,
  outbox: WarningOutlineIcon,
}

const iconOf = (id: string) => ICONS[id] ?? DocumentsIcon

/** A webinar has a second tab, which leads to its private companion in a pane of its own. */
function webinarNode(S: StructureBuilder, webinarId: string): DocumentBuilder {
  return S.document()
    .schemaType('webinar')
    .documentId(webinarId)
    .views([S.view.form(), S.view.component(WebinarAccessView).id('access').title('Access')])
    .child((companionId) =>
      S.document()
        .schemaType('webinarAccess')
        .documentId(companionId)
        .initialValueTemplate(WEBINAR_ACCESS_TEMPLATE, { webinarId })
        .title('Access to the webinar'),
    )
}

function listNode(S: StructureBuilder, { type, title, orderings, except }: DeskItem & { kind: 'list' }) {
  const list = S.documentTypeList(type).title(title).defaultOrdering(orderings)
  if (type === 'webinar') return list.child((id) => webinarNode(S, id))
  if (!except) return list
  return list
    .filter('_type == $type && !(_id in $except)')
    .params({ type, except: [except, `drafts.${except}`] })
    .apiVersion(API_VERSION)
}

function item(S: StructureBuilder, entry: DeskItem): ListItemBuilder | ReturnType<StructureBuilder['divider']> {
  switch (entry.kind) {
    case 'divider':
      return S.divider()
    case 'outbox':
      return S.listItem()
        .id(entry.id)
        .title(entry.title)
        .icon(iconOf(entry.id))
        .child(S.component(OutboxView).id(entry.id).title(entry.title))
    case 'group':
      return S.listItem()
        .id(entry.id)
        .title(entry.title)
        .icon(iconOf(entry.id))
        .child(
          S.list()
            .id(entry.id)
            .title(entry.title)
            .items(entry.items.map((inner) => item(S, inner))),
        )
    case 'document':
      return S.listItem()
        .id(entry.id)
        .title(entry.title)
        .icon(iconOf(entry.id))
        .schemaType(entry.type)
        .child(S.document().schemaType(entry.type).documentId(entry.id).title(entry.title))
    case 'list':
      return S.documentTypeListItem(entry.type).title(entry.title).child(listNode(S, entry))
  }
}

/** The desk: pages first, then content, settings, and what visitors sent. */
export const structure: StructureResolver = (S, { currentUser }) =>
  S.list()
    .id('content')
    .title('Content')
    .items(deskFor(currentUser).map((entry) => item(S, entry)))
