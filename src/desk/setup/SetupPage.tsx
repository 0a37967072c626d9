import { setupTexts as texts } from '#content/texts/staff/setup.ts'
import { setupSteps } from '#contract/staff/setup.ts'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { isComplete, Steps } from './FirstSteps.tsx'
import { useSetup } from './useSetup.ts'

/** All first steps, done or not: also after the list in the inbox is gone. */
export default function SetupPage() {
  const { setup, error, reload } = useSetup()
  const left = setup ? setupSteps.filter((step) => !setup.done[step]).length : 0
  return (
    <Screen title={texts.title} lede={setup && isComplete(setup) ? texts.allDone : setup ? texts.lede(left) : ''}>
      {setup ? <Steps steps={setupSteps} setup={setup} /> : <Loading error={error} retry={reload} />}
    </Screen>
  )
}
