import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '#browser/plainSearch.ts'
import { deskPath } from '#contract/deskPath.ts'
import { EnquiryPage } from '../enquiry/EnquiryPage.tsx'
import { ChooseEnquiry } from '../inbox/ChooseEnquiry.tsx'
import { InboxPage } from '../inbox/InboxPage.tsx'
import { Crashed } from '../layout/Crashed.tsx'
import { NotFound } from '../layout/NotFound.tsx'
import { Workplace } from '../layout/Workplace.tsx'
import { LinkPage } from '../session/LinkPage.tsx'

const root = createRootRoute({ notFoundComponent: NotFound, errorComponent: Crashed })
const workplace = createRoute({ getParentRoute: () => root, id: 'workplace', component: Workplace })
const inbox = createRoute({ getParentRoute: () => workplace, id: 'inbox', component: InboxPage })

/** A screen beside the inbox, as a script that is loaded when it is opened. */
function screen<P extends string>(path: P, load: () => Promise<{ default: () => React.ReactNode }>) {
  return createRoute({ getParentRoute: () => workplace, path, component: lazyRouteComponent(load) })
}

const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: 'sign-in', component: LinkPage }),
  workplace.addChildren([
    inbox.addChildren([
      createRoute({ getParentRoute: () => inbox, path: '/', component: ChooseEnquiry }),
      createRoute({ getParentRoute: () => inbox, path: 'enquiries/$id', component: EnquiryPage }),
    ]),
    screen('comments', () => import('../comments/CommentsPage.tsx')),
    screen('subscribers', () => import('../subscribers/SubscribersPage.tsx')),
    screen('newsletters', () => import('../newsletters/NewslettersPage.tsx')),
    screen('newsletters/$id', () => import('../newsletters/NewsletterPage.tsx')),
    screen('health', () => import('../health/HealthPage.tsx')),
    screen('templates', () => import('../templates/TemplatesPage.tsx')),
    screen('people', () => import('../people/PeoplePage.tsx')),
    screen('devices', () => import('../devices/DevicesPage.tsx')),
  ]),
])

/** The workplace's pages, below its path. */
export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    basepath: deskPath,
    defaultErrorComponent: Crashed,
    defaultPreload: 'intent',
    parseSearch,
    stringifySearch,
    ...(history && { history }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
