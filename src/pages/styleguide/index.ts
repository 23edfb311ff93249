export { StyleguidePage as Component } from './styleguide-page.tsx'
