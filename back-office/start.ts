// What the page of the back office runs first.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './frame/App.tsx'
import { root } from './frame/page-facts.ts'

createRoot(root).render(createElement(App))
