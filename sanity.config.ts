import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { API_VERSION } from '#shared/config.ts'
import { resolveDocumentActions } from '#studio/actions/document-actions.ts'
import { resolveNewDocumentOptions } from '#studio/actions/new-document-options.ts'
import { resolveTools } from '#studio/actions/tools.ts'
import { connectionOf } from '#studio/connection/connection.ts'
import { runtimeConfig, runtimePage } from '#studio/connection/runtime-config.ts'
import { schemaTypes } from '#studio/schemas/index.ts'
import { resolveTemplates } from '#studio/schemas/templates.ts'
import { structure } from '#studio/structure/structure.ts'

const config = runtimeConfig(globalThis.document)

/** The Studio, wired; the same for the browser and for the command line tools. */
export default defineConfig({
  title: 'Studio',
  projectId: config.projectId,
  dataset: config.dataset,
  basePath: '/studio',
  ...connectionOf(config, runtimePage(globalThis.location)),
  plugins: [structureTool({ structure }), visionTool({ defaultApiVersion: API_VERSION })],
  tools: resolveTools,
  schema: { types: schemaTypes, templates: resolveTemplates },
  document: {
    actions: resolveDocumentActions,
    newDocumentOptions: resolveNewDocumentOptions,
    comments: { enabled: false },
  },
  tasks: { enabled: false },
  releases: { enabled: false },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  beta: { create: { startInCreateEnabled: false } },
})
