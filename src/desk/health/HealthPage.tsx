import { Grid } from '@chakra-ui/react'
import { useCallback } from 'react'
import { auditTexts } from '#content/texts/staff/audit.ts'
import { healthTexts as texts } from '#content/texts/staff/lists.ts'
import type { HealthAnswer } from '#contract/staff/operation.ts'
import { call } from '../data/call.ts'
import { ago } from '../data/times.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { useSession } from '../data/useSession.ts'
import { Section } from '../enquiry/Section.tsx'
import { ButtonLink } from '../layout/ButtonLink.tsx'
import { Figure } from '../layout/Figure.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { Emails } from './Emails.tsx'

/** Whether the office's machine does its work: mail, backup, disk, versions. */
export default function HealthPage() {
  const { may } = useSession()
  const load = useCallback((signal: AbortSignal) => call<HealthAnswer>('health', { signal }), [])
  const { data, error, reload } = useResource(load)
  useLive(['enquiry', 'comment'], reload)
  return (
    <Screen title={texts.title} lede={texts.lede}>
      {!data && <Loading error={error} retry={reload} />}
      {data && <Figures health={data} />}
      <Emails />
      {may('audit') && (
        <ButtonLink size="sm" to="/audit">
          {auditTexts.toAll}
        </ButtonLink>
      )}
    </Screen>
  )
}

const grid = {
  templateColumns: { base: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))', md: 'repeat(4, 1fr)' },
  gap: '5',
} as const

function Figures({ health }: { health: HealthAnswer }) {
  const { mail, versions, lastBackup, isBackupLate, freeBytes } = health
  // Without any backup neither colour is true: another tool may make them, and the server cannot know.
  const backupTone = isBackupLate ? 'err' : lastBackup === null ? undefined : 'ok'
  return (
    <>
      <Section title={texts.machine}>
        <Grid {...grid}>
          <Figure
            name={texts.database}
            value={texts.databaseStates[health.database]}
            tone={health.database === 'ok' ? 'ok' : 'err'}
          />
          <Figure
            name={texts.backup}
            value={lastBackup === null ? texts.never : texts.ago(ago(lastBackup))}
            tone={backupTone}
          />
          <Figure
            name={texts.disk}
            value={freeBytes === null ? texts.unknown : gigabytes(freeBytes)}
            tone={health.disk === 'ok' ? 'ok' : 'err'}
          />
          <Figure name={texts.limits} value={health.refusedByLimits.toLocaleString('en-IN')} />
        </Grid>
      </Section>
      <Section title={texts.mailQueue}>
        {mail && (
          <Grid {...grid}>
            <Figure
              name={texts.mail}
              value={mail.configured ? texts.mailOn : texts.mailOff}
              tone={mail.configured ? 'ok' : 'err'}
            />
            <Figure name={texts.waiting} value={String(mail.waiting)} />
            <Figure name={texts.held} value={String(mail.held)} />
            <Figure name={texts.dead} value={String(mail.dead)} tone={mail.dead > 0 ? 'err' : 'ok'} />
          </Grid>
        )}
      </Section>
      <Section title={texts.versions}>
        <Grid {...grid}>
          <Figure name={texts.product} value={versions.product} />
          <Figure name={health.databaseKind} value={versions.database} />
          <Figure name={texts.node} value={versions.node} />
          <Figure name={texts.since} value={ago(health.startedAt)} />
        </Grid>
      </Section>
    </>
  )
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toLocaleString('en-IN', { maximumFractionDigits: 1 })} GB`
}
