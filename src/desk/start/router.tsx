import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { deskPath } from '#contract/deskPath.ts'
import type { StaffCallName } from '#contract/staff/roles.ts'
import { parseSearch, stringifySearch } from '#ui/browser/plainSearch.ts'
import { loadUnlessLeaving } from '#ui/browser/tanstackInternals.ts'
import { EnquiryPage } from '../enquiry/EnquiryPage.tsx'
import { ChooseEnquiry } from '../inbox/ChooseEnquiry.tsx'
import { InboxPage } from '../inbox/InboxPage.tsx'
import { Allowed } from '../layout/Allowed.tsx'
import { Crashed } from '../layout/Crashed.tsx'
import { NotFound } from '../layout/NotFound.tsx'
import { Workplace } from '../layout/Workplace.tsx'
import { LinkPage } from '../session/LinkPage.tsx'

const root = createRootRoute({ notFoundComponent: NotFound, errorComponent: Crashed })
const workplace = createRoute({ getParentRoute: () => root, id: 'workplace', component: Workplace })
const inbox = createRoute({ getParentRoute: () => workplace, id: 'inbox', component: InboxPage })

/** A screen beside the inbox, as a script that is loaded when it is opened, for those who may make the call it begins with. */
function screen<P extends string>(
  path: P,
  needs: StaffCallName,
  load: () => Promise<{ default: () => React.ReactNode }>,
) {
  const loadAllowed = async () => {
    const { default: Page } = await loadUnlessLeaving(load)
    return {
      default: () => (
        <Allowed needs={needs}>
          <Page />
        </Allowed>
      ),
    }
  }
  return createRoute({ getParentRoute: () => workplace, path, component: lazyRouteComponent(loadAllowed) })
}

const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: 'sign-in', component: LinkPage }),
  workplace.addChildren([
    inbox.addChildren([
      createRoute({ getParentRoute: () => inbox, path: '/', component: ChooseEnquiry }),
      createRoute({ getParentRoute: () => inbox, path: 'enquiries/$id', component: EnquiryPage }),
    ]),
    screen('comments', 'comments', () => import('../comments/CommentsPage.tsx')),
    screen('subscribers', 'subscribers', () => import('../subscribers/SubscribersPage.tsx')),
    screen('newsletters', 'newsletters', () => import('../newsletters/NewslettersPage.tsx')),
    screen('newsletters/$id', 'newsletter', () => import('../newsletters/NewsletterPage.tsx')),
    screen('health', 'health', () => import('../health/HealthPage.tsx')),
    screen('audit', 'audit', () => import('../health/AuditPage.tsx')),
    screen('articles', 'editedArticles', () => import('../articles/ArticlesPage.tsx')),
    screen('articles/$id', 'editedArticle', () => import('../articles/ArticlePage.tsx')),
    screen('figures', 'figures', () => import('../figures/FiguresPage.tsx')),
    screen('templates', 'templates', () => import('../templates/TemplatesPage.tsx')),
    screen('office', 'office', () => import('../office/OfficePage.tsx')),
    screen('rules', 'rules', () => import('../office/RulesPage.tsx')),
    screen('tasks', 'tasks', () => import('../tasks/TasksPage.tsx')),
    screen('mails', 'heldMails', () => import('../mails/MailsPage.tsx')),
    screen('people', 'findPerson', () => import('../people/PeoplePage.tsx')),
    screen('people/of/$id', 'person', () => import('../people/PersonPage.tsx')),
    screen('team', 'members', () => import('../team/TeamPage.tsx')),
    screen('setup', 'setup', () => import('../setup/SetupPage.tsx')),
    screen('profile', 'profile', () => import('../team/ProfilePage.tsx')),
    screen('devices', 'devices', () => import('../devices/DevicesPage.tsx')),
    // Within the frame, so that there is a way on.
    createRoute({ getParentRoute: () => workplace, path: '$', component: NotFound }),
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
