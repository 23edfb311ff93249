import { createRoot } from 'react-dom/client'
import { Studio } from 'sanity'
import config from '../sanity.config.ts'
import { acceptHttp1 } from './connection/accept-http1.ts'
import { runtimeConfig } from './connection/runtime-config.ts'
import { stayHome } from './connection/stay-home.ts'
import './main.css'

acceptHttp1(location, sessionStorage, Date.now())
if (!runtimeConfig(document).useProjectHostname) globalThis.fetch = stayHome(globalThis.fetch.bind(globalThis))

const root = document.getElementById('studio')
if (!root) throw new Error('The page has no element #studio.')
createRoot(root).render(<Studio config={config} />)
