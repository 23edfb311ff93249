import '#src/app/site.css'
import { createRoot } from 'react-dom/client'
import { StyleguidePage } from '#src/pages/styleguide/styleguide-page.tsx'

/** The style guide on a page of its own: production builds of the site leave its route out. */
const root = document.createElement('main')
document.body.append(root)
createRoot(root).render(<StyleguidePage />)
