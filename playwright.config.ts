import { defineConfig } from '@playwright/test'

/** Browser tests against the built product; `npm test` finds the Chromium and names it in CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/journeys',
  // Two cores are enough for two browsers; more only makes the Studio slow.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // The committed pictures have no half-tones, so that a changed colour or a moved edge counts in full.
    toMatchSnapshot: { threshold: 0.02, maxDiffPixels: 60 },
  },
  snapshotPathTemplate: '{testDir}/visual-baseline/{arg}{ext}',
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    // Recording every step costs a quarter of the time; `--trace retain-on-failure` does it for the test that one looks into.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
