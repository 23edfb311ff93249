import { defineCliConfig } from '@sanity/cli'

/** Settings of the Sanity CLI, used offline: schema extraction and type generation. */
export default defineCliConfig({
  api: { projectId: 'local', dataset: 'production' },
  deployment: { autoUpdates: false },
  typegen: {
    path: './src/**/*.{ts,tsx}',
    schema: '.cache/schema.json',
    generates: './src/cms/sanity.types.ts',
    overloadClientMethods: true,
    formatGeneratedCode: false,
  },
})
