import type { FastifyInstance } from 'fastify'
import type { Health } from '../alerts/health.ts'
import type { Backend } from '../backend.ts'
import { loggable } from '../http/errors.ts'
import type { RequestCounter } from '../metrics/metrics.ts'
import { addAnswerCalls } from './answerCalls.ts'
import { addArticleCalls } from './articleCalls.ts'
import { addAttachmentCalls } from './attachmentCalls.ts'
import { ChangeWatcher } from './changeWatcher.ts'
import { addCommentCalls } from './commentCalls.ts'
import { addConversationCalls } from './conversationCalls.ts'
import type { Desk, DeskOptions } from './desk.ts'
import { addDeskPages } from './deskPages.ts'
import { addDeviceCalls } from './deviceCalls.ts'
import { addEmailCalls } from './emailCalls.ts'
import { addExportCalls } from './exportCalls.ts'
import { addFigureCalls } from './figureCalls.ts'
import { addInboxCalls } from './inboxCalls.ts'
import { addLiveCalls } from './liveCalls.ts'
import { addMailCalls } from './mailCalls.ts'
import { addMemberCalls } from './memberCalls.ts'
import { recentMembers } from './members.ts'
import { addNewsletterCalls } from './newsletterCalls.ts'
import { addOfficeCalls } from './officeCalls.ts'
import { addOfflineCalls } from './offlineCalls.ts'
import { addOperationCalls } from './operationCalls.ts'
import { addPasskeyCalls } from './passkeyCalls.ts'
import { addPeopleCalls } from './peopleCalls.ts'
import { addPersonCalls } from './personCalls.ts'
import { addPresenceCalls } from './presenceCalls.ts'
import { addPushCalls } from './pushCalls.ts'
import { addRuleCalls } from './ruleCalls.ts'
import { addSetupCalls } from './setupCalls.ts'
import { addSignInCalls } from './signInCalls.ts'
import { createStaffLimits } from './staffLimits.ts'
import { addSubscriberCalls } from './subscriberCalls.ts'
import { addTaskCalls } from './taskCalls.ts'
import { addViewCalls } from './viewCalls.ts'

/** Adds the provider's workplace: its pages under `/desk/`, and its calls under `/api/staff/`. */
export function addDesk(
  app: FastifyInstance,
  backend: Backend,
  options: DeskOptions,
  health: Pick<Health, 'report'>,
  requests: Pick<RequestCounter, 'values'> | undefined,
): void {
  const onError = (error: unknown) => app.log.warn({ problem: loggable(error) }, 'changes cannot be read')
  const desk: Desk = {
    ...options,
    backend,
    health,
    requests,
    limits: createStaffLimits(options.limited, backend.now),
    changes: new ChangeWatcher(backend.store, backend.now, onError),
    recentMembers: recentMembers(backend.store.db, options.members),
    startedAt: backend.now(),
  }
  addDeskPages(app, options.pages)
  addSignInCalls(app, desk)
  addPasskeyCalls(app, desk)
  addDeviceCalls(app, desk)
  addMemberCalls(app, desk)
  addSetupCalls(app, desk)
  addPushCalls(app, desk)
  addOfflineCalls(app, desk)
  addLiveCalls(app, desk)
  addPresenceCalls(app, desk)
  addInboxCalls(app, desk)
  addAnswerCalls(app, desk)
  addConversationCalls(app, desk)
  addAttachmentCalls(app, desk)
  addMailCalls(app, desk)
  addOfficeCalls(app, desk)
  addRuleCalls(app, desk)
  addTaskCalls(app, desk)
  addCommentCalls(app, desk)
  addOperationCalls(app, desk)
  addExportCalls(app, desk)
  addSubscriberCalls(app, desk)
  addFigureCalls(app, desk)
  addEmailCalls(app, desk)
  addNewsletterCalls(app, desk)
  addArticleCalls(app, desk)
  addPeopleCalls(app, desk)
  addViewCalls(app, desk)
  addPersonCalls(app, desk)
}
