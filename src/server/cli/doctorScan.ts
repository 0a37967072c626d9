import type { Config } from '../config.ts'
import { clamdVersion } from '../messages/clamd.ts'
import type { Store } from '../store/store.ts'
import type { Finding } from './finding.ts'

const answerTimeout = 5000

/** Whether clamd answers, and how many files wait for it or are infected. */
export async function checkScan({
  config,
  open,
}: {
  config: Pick<Config, 'clamd' | 'staff'>
  open: () => Promise<Store>
}): Promise<Finding> {
  const { clamd, staff } = config
  if (staff.length === 0) return { state: 'ok', text: 'without a workplace nobody saves files' }
  if (!clamd) return { state: 'note', text: 'files are not scanned for viruses: set CLAMD where clamd runs' }
  const { db } = await open()
  const { waiting, infected, answers } = await db
    .selectFrom('attachment')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('scanned_at', 'is', null).as('waiting'),
      fn.countAll<number>().filterWhere('threat', 'is not', null).as('infected'),
      fn.count<number>('answer_id').distinct().filterWhere('scanned_at', 'is', null).as('answers'),
    ])
    .executeTakeFirstOrThrow()
  const counts = `${Number(waiting)} files and ${Number(answers)} answers wait for a scan, ${Number(infected)} are infected`
  try {
    return { state: 'ok', text: `${await clamdVersion(clamd, AbortSignal.timeout(answerTimeout))}; ${counts}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { state: 'fail', text: `clamd does not answer (${reason}), ${counts}: start it, or check CLAMD` }
  }
}
