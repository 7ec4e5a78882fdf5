import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { AdminContext, AdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { authProvider } from '../providers/auth-provider.ts'
import { dataProvider } from '../providers/data-provider.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { subjects } from '../subjects.ts'
import { KindContext } from './kind-context.ts'
import { GuardedPage } from './GuardedPage.tsx'
import { Layout } from './Layout.tsx'
import { Loading } from './Loading.tsx'
import { LoginPage } from './LoginPage.tsx'
import { pageFacts, styleNonce } from './page-facts.ts'
import { isKind, isPage, type KindEntry } from './subject.ts'
import { theme } from './theme.ts'

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

const ForgottenPassword = lazy(() => import('../staff/ForgottenPasswordPage.tsx'))
const Invitation = lazy(() => import('../staff/InvitationPage.tsx'))
const Home = lazy(() => import('../home/Home.tsx'))

/** A screen for whoever has not come in yet, loaded when it is opened. */
function Door({ Page }: { Page: ComponentType }) {
  return (
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>
  )
}

/** The whole application: who is signed in, where the data is, every screen by its address. */
export function App() {
  return (
    <CacheProvider value={cache}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        store={store}
        theme={theme}
        darkTheme={null}
      >
        <AdminUI
          layout={Layout}
          loginPage={LoginPage}
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
          <CustomRoutes noLayout>
            <Route path="/forgotten-password" element={<Door Page={ForgottenPassword} />} />
            <Route path="/invitation/:token" element={<Door Page={Invitation} />} />
          </CustomRoutes>
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
      </AdminContext>
    </CacheProvider>
  )
}
