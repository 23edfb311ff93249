import { StyleguidePage } from './styleguide-page.tsx'

export const Component = StyleguidePage
