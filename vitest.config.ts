import { defineConfig } from 'vitest/config'

/** Unit tests: `dom` is what renders in jsdom, `node` is everything else. Browser tests belong to Playwright. */
export default defineConfig({
  cacheDir: '.cache/vitest',
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Left alone, a machine of two cores gets one worker, and half of it stands idle while tests wait for processes they start.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          setupFiles: ['tests/support/setup-silence.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/setup-silence.ts', 'tests/support/setup-dom.ts'],
        },
      },
    ],
  },
})
