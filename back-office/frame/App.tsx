import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ComponentType, lazy } from 'react'
import { AdminContext, AdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { authProvider } from '../providers/auth-provider.ts'
import { dataProvider } from '../providers/data-provider.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { subjects } from '../subjects.ts'
import { KindContext } from './kind-context.ts'
import { GuardedPage } from './GuardedPage.tsx'
import { Layout } from './Layout.tsx'
import { pageFacts, styleNonce } from './page-facts.ts'
import { queryClient } from './query-client.ts'
import { isKind, isPage, type KindEntry } from './subject.ts'
import { theme } from './theme.ts'
import { VisitorFrame } from './VisitorFrame.tsx'
import { visitorScreens } from './visitor-screens.ts'

const cache = createCache({ key: 'n', nonce: styleNonce, prepend: true })
const store = localStorageStore('1', `noren-back-office-${pageFacts.channel}`)

/** A screen of a kind, and what its subject says of it around. */
function toScreen(kind: KindEntry, Screen: ComponentType): ComponentType {
  return () => (
    <KindContext value={kind}>
      <Screen />
    </KindContext>
  )
}

type FormScreen = () => Promise<{ default: ComponentType<{ Inputs: ComponentType }> }>

/** The inputs of a kind in the screen that saves them, both loaded late. */
function toFormScreen(kind: KindEntry, load: FormScreen): ComponentType | undefined {
  if (!kind.form) return undefined
  const Inputs = lazy(kind.form)
  const Screen = lazy(load)
  return toScreen(kind, () => <Screen Inputs={Inputs} />)
}

const KindOrder = lazy(() => import('../kinds/KindOrder.tsx'))

const kinds = subjects
  .flatMap(({ entries }) => entries.filter(isKind))
  .map((kind) => ({
    ...kind,
    screens: {
      list: toScreen(kind, lazy(kind.list)),
      edit: kind.edit
        ? toScreen(kind, lazy(kind.edit))
        : toFormScreen(kind, () => import('../kinds/KindEdit.tsx')),
      create: kind.blank && toFormScreen(kind, () => import('../kinds/KindCreate.tsx')),
    },
    Order: kind.order && toScreen(kind, KindOrder),
  }))

const pages = subjects
  .flatMap(({ entries }) => entries.filter(isPage))
  .map(({ path, page }) => ({ path, Page: lazy(page) }))

const visitorPages = visitorScreens.map(({ path, page }) => ({ path, Page: lazy(page) }))
const Home = lazy(() => import('../home/Home.tsx'))

/** The whole application: every screen by its address. Visitors' screens stand outside what asks who is signed in. */
export function App() {
  return (
    <CacheProvider value={cache}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
        theme={theme}
        darkTheme={null}
      >
        <Routes>
          {visitorPages.map(({ path, Page }) => (
            <Route
              key={path}
              path={path}
              element={
                <VisitorFrame>
                  <Page />
                </VisitorFrame>
              }
            />
          ))}
          <Route path="/*" element={<StaffScreens />} />
        </Routes>
      </AdminContext>
    </CacheProvider>
  )
}

/** Who is signed in, where the data is, and what each subject adds. Nobody signed in is led to the login. */
function StaffScreens() {
  return (
    <AdminUI
      layout={Layout}
      loginPage={false}
      authCallbackPage={false}
      dashboard={Home}
      title={FRAME_TEXT.title}
      requireAuth
      disableTelemetry
    >
      {kinds.map(({ kind, text, icon, title, screens, Order }) => (
        <Resource
          key={kind}
          name={kind}
          icon={icon}
          options={{ label: text.name }}
          recordRepresentation={title}
          {...screens}
        >
          {Order && (
            <Route
              path="order"
              element={
                <GuardedPage path={kind}>
                  <Order />
                </GuardedPage>
              }
            />
          )}
        </Resource>
      ))}
      <CustomRoutes>
        {pages.map(({ path, Page }) => (
          <Route
            key={path}
            path={`/${path}`}
            element={
              <GuardedPage path={path}>
                <Page />
              </GuardedPage>
            }
          />
        ))}
      </CustomRoutes>
    </AdminUI>
  )
}
