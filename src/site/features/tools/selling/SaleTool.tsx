import { toolTexts } from '#content/texts/tools.ts'
import { saleTexts as texts } from '#content/tools/selling.ts'
import { dayOf } from '#law/day.ts'
import { knownDays, saleInRupees, sell } from '#law/sale/sale.ts'
import { useToday } from '#ui/browser/useToday.ts'
import { AnswerColumn } from '../AnswerColumn.tsx'
import type { SaleFields } from '../caseFile.ts'
import { changeCase } from '../caseStore.ts'
import { Choice, Field, MoneyField } from '../Field.tsx'
import { Pending, ToolLayout, Verdict } from '../Layout.tsx'
import { useCase } from '../useCase.ts'
import { answerLines } from './explain.ts'
import { OwnerRows } from './OwnerRows.tsx'
import { readSale } from './readFields.ts'
import { SaleReasons, SaleVerdicts } from './SaleAnswer.tsx'
import { SendOn } from './SendOn.tsx'
import { enteredSale } from './summary.ts'

function put(part: Partial<SaleFields>): void {
  changeCase((file) => ({ ...file, sale: { ...file.sale, ...part } }))
}

/** Selling a house or land: dates and sums in; deduction, tax and refund out. */
export function SaleTool({ title }: { title: string }) {
  const fields = useCase().file.sale
  const today = useToday()
  const { sale, missing, faults, ownerFaults, refusals, isOld } = readSale(fields)
  const result = sale && saleInRupees(sell(sale))
  const how = fields.how === 'received' ? 'received' : 'bought'
  const sold = dayOf(fields.sold)
  const isPlanned = today !== undefined && sold !== undefined && sold > today && !faults.sold
  const money = (
    name: 'price' | 'sellingCosts' | 'cost' | 'improvements' | 'value2001' | 'stamp2001' | 'stampValue',
  ) => ({
    value: fields[name],
    onValue: (value: string) => put({ [name]: value }),
    fault: faults[name],
  })
  return (
    <ToolLayout
      name="selling"
      rule={texts.rule}
      source={[texts.sources.new, texts.sources.rates]}
      isAnswered={result !== undefined || refusals.length > 0}
      form={
        <>
          <Choice
            label={texts.kind}
            value={fields.kind}
            onValue={(kind) => put({ kind })}
            options={Object.entries(texts.kinds)}
            hint={texts.kindHint}
          />
          <Field
            type="date"
            label={texts.sold}
            value={fields.sold}
            onValue={(value) => put({ sold: value })}
            fault={faults.sold}
            hint={isPlanned ? `${toolTexts.planned} ${texts.soldHint}` : texts.soldHint}
          />
          <MoneyField label={texts.price} {...money('price')} />
          <MoneyField label={texts.sellingCosts} {...money('sellingCosts')} />
          <Choice
            label={texts.how}
            value={fields.how}
            onValue={(value) => put({ how: value })}
            options={Object.entries(texts.hows)}
          />
          <Field
            type="date"
            label={texts.acquired[how]}
            value={fields.acquired}
            onValue={(acquired) => put({ acquired })}
            fault={faults.acquired}
            hint={how === 'received' && texts.acquiredHint}
          />
          <MoneyField label={texts.cost[how]} {...money('cost')} />
          <MoneyField label={texts.improvements} hint={texts.improvementsHint} {...money('improvements')} />
          {isOld && (
            <>
              <MoneyField label={texts.value2001} hint={texts.hint2001} {...money('value2001')} />
              <MoneyField label={texts.stamp2001} {...money('stamp2001')} />
            </>
          )}
          <MoneyField label={texts.stampValue} hint={texts.stampValueHint} {...money('stampValue')} />
          <OwnerRows owners={fields.owners} faults={ownerFaults} onOwners={(owners) => put({ owners })} />
        </>
      }
      answer={
        <AnswerColumn
          name="selling"
          known={knownDays}
          title={title}
          entered={enteredSale(fields)}
          answer={sale && result ? answerLines(sale, result) : refusals}
          reasons={
            sale &&
            result && (
              <>
                <SendOn
                  sale={sale}
                  result={result}
                  sold={isPlanned ? fields.sold : ''}
                  isReceived={how === 'received'}
                />
                <SaleReasons sale={sale} result={result} />
              </>
            )
          }
        >
          {sale && result ? (
            <SaleVerdicts sale={sale} result={result} />
          ) : refusals.length > 0 ? (
            <Verdict title={refusals.join(' ')} tone="open" />
          ) : (
            <Pending missing={missing} />
          )}
        </AnswerColumn>
      }
    />
  )
}
