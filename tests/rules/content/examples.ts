import { law } from '#content/law.ts'
import {
  crore,
  dollars,
  lakh,
  longTermTax,
  newRegimeTax,
  oldRegimeTax,
  rupees,
  saleDeduction,
  taxableRent,
  withheld,
} from './lawArithmetic.ts'

/** The amounts of an article's examples: what is assumed, and what follows from it by arithmetic. */
interface Examples {
  given: string[]
  computed: string[]
}

const L = 100_000
const Cr = 100 * L
const percent = (share: number, decimals = 0) => `${(share * 100).toFixed(decimals)}%`
const cess = 1 + law.cess.value

/** A flat paid from an NRE account at one rate of the dollar and sold at another. */
function nreFlat(): Examples {
  const paid = 80 * L
  const sold = 1.1 * Cr
  const [then, now] = [80, 90]
  const paidIn = paid / then
  const tax = longTermTax(sold - paid)
  const rest = sold - tax - paidIn * now
  return {
    given: [lakh(paid), crore(sold, 1), `₹${then}`, `₹${now}`],
    computed: [
      lakh(sold - paid),
      lakh(tax, 1),
      dollars(paidIn),
      lakh(paidIn * now),
      lakh(rest, 1),
      dollars(rest / now, 100),
    ],
  }
}

/** Rent and NRO interest of one year, in both regimes. */
function incomeYear(): Examples {
  const [month, municipal, interest, ownHome] = [80_000, 30_000, 99_000, 2 * L]
  const rent = month * 12
  const taxed = taxableRent(rent, municipal)
  const income = taxed + interest
  const taken = withheld(rent + interest)
  const [newTax, oldTax] = [newRegimeTax(income), oldRegimeTax(income)]
  return {
    given: [month, municipal, interest].map(rupees),
    computed: [
      ...[rent, rent + interest, taken, rent - municipal, (rent - municipal) * law.rentDeduction.value, taxed, income],
      ...[income - law.newExemption.value, newTax / cess, newTax, oldTax / cess, oldTax, taken - newTax],
      oldRegimeTax(income - ownHome),
    ].map(rupees),
  }
}

/** The plot, the flat sold early and the inherited houses of the article on capital gains. */
function gains(): Examples {
  const [cost, price, indexed, bonds] = [40 * L, 1.4 * Cr, 80 * L, 50 * L]
  const gain = price - cost
  const [tax, deducted] = [longTermTax(gain), saleDeduction(price)]
  const before = (sold: number) => (sold - indexed) * law.longTermGainBefore.value
  const after = (sold: number) => (sold - cost) * law.longTermGain.value
  const steep = 2.4 * Cr
  const slow = 80 * L
  const [flat, sold, selling] = [70 * L, 92 * L, 2 * L]
  const early = sold - flat - selling
  const [house, inherited] = [10 * L, 90 * L]
  const [bought, worth, stamp] = [2 * L, 12 * L, 9 * L]
  const shares = 325_000
  const [sharesBefore, sharesAfter] = [shares - law.sharesLongFreeBefore.value, shares - law.sharesLongFree.value]
  const quick = 100_000
  return {
    given: [
      ...[cost, indexed, bonds, flat, sold, selling, house, inherited, bought, worth].map((one) => lakh(one)),
      ...[crore(price, 1), crore(steep, 1), rupees(shares), rupees(quick)],
    ],
    computed: [
      ...[crore(gain), lakh(tax, 2), lakh(deducted, 2), lakh(deducted - tax, 2), lakh(longTermTax(gain - bonds), 2)],
      ...[lakh(price - indexed), lakh(before(price)), lakh(after(price), 1)],
      ...[crore(steep - indexed, 1), lakh(before(steep)), crore(steep - cost), lakh(after(steep))],
      ...[lakh(slow - cost), lakh(after(slow))],
      ...[lakh(early), rupees(early * law.shortTermGain.value * cess)],
      ...[rupees(newRegimeTax(early) / cess), rupees(newRegimeTax(early))],
      ...[percent(saleDeduction(sold, 'short') / sold, 2), rupees(saleDeduction(sold, 'short'))],
      ...[lakh(inherited - house), lakh((inherited - house) / 2), lakh(longTermTax((inherited - house) / 2), 2)],
      ...[lakh(saleDeduction(inherited / 2), 2), lakh(Math.max(bought, Math.min(worth, stamp)))],
      ...[rupees(sharesBefore), rupees(sharesBefore * law.sharesLongBefore.value)],
      ...[rupees(sharesAfter), rupees(sharesAfter * law.sharesLong.value)],
      ...[rupees(quick * law.sharesShortBefore.value), rupees(quick * law.sharesShort.value)],
    ],
  }
}

/** One year's rent. */
function rentYear(): Examples {
  const [month, municipal, interest] = [60_000, 20_000, 150_000]
  const rent = month * 12
  const taxed = taxableRent(rent, municipal, interest)
  const [taken, old] = [withheld(rent), oldRegimeTax(taxed)]
  return {
    given: [month, municipal, interest].map(rupees),
    computed: [
      // The monthly rent, in whole hundreds, from which the tax deducted makes a return compulsory.
      Math.ceil(law.returnDueFrom.value / law.rentTdsWithCess.value / 12 / 100) * 100,
      ...[rent, rent - municipal, (rent - municipal) * law.rentDeduction.value, taxed + interest, taxed, taken],
      ...[taxed - law.oldExemption.value, old / cess, old, taken - old, taken - newRegimeTax(taxed)],
    ].map(rupees),
  }
}

/** A flat as an investment: rent, yield and two sales. */
function investment(): Examples {
  const [price, month, municipal, society, repairs, fees] = [Cr, 30_000, 20_000, 48_000, 52_000, 7 * L]
  const rent = month * 12
  const left = rent - municipal - society - repairs
  const [bought, sold] = [60 * L, 90 * L]
  return {
    given: [price, month, municipal, society, repairs, fees, bought, sold].map(rupees),
    computed: [
      ...[rent, rent - municipal, (rent - municipal) * law.rentDeduction.value, taxableRent(rent, municipal)].map(
        rupees,
      ),
      ...[rupees(withheld(rent)), rupees(left), percent(left / price, 1), percent(rent / price, 1)],
      ...[percent(left / (price + fees), 1), rupees(longTermTax(sold - bought))],
      rupees((sold - bought) * law.shortTermGain.value * cess),
    ],
  }
}

/** The budget of a buyer, and the tax that a buyer withholds from an NRI. */
function purchase(): Examples {
  const [price, duty, others, loan] = [80 * L, 0.06, 120_000, 50 * L]
  const [flat, gain] = [40 * L, 10 * L]
  const whole = price * (1 + duty) + others
  return {
    given: [...[price, others, loan, flat, gain].map(rupees), percent(duty)],
    computed: [price * duty, whole, whole - loan, saleDeduction(flat), longTermTax(gain)].map(rupees),
  }
}

function transfer(): Examples {
  const [bought, sold] = [28 * L, 48 * L]
  const [tax, deducted] = [longTermTax(sold - bought), saleDeduction(sold)]
  return {
    given: [lakh(bought), lakh(sold)],
    computed: [
      ...[lakh(sold - bought), lakh(tax / cess, 1), lakh(tax, 1)],
      ...[lakh(deducted / cess), lakh(deducted, 2), lakh(deducted - tax, 2)],
    ],
  }
}

function remittance(): Examples {
  const [balance, rate] = [12 * Cr, 90]
  const cap = law.repatriationCap.value * rate
  const [rent, net, mixed] = [6 * L, 4.5 * L, 20 * L]
  return {
    given: [crore(balance), `₹${rate}`, lakh(rent), lakh(net, 1), lakh(mixed)],
    computed: [
      ...[crore(cap), crore(balance - cap), dollars((balance - cap) / rate, 1000), lakh(net * 3, 1)],
      ...[lakh(saleDeduction(Cr), 1), percent(saleDeduction(Cr) / Cr, 1)],
    ],
  }
}

function accounts(): Examples {
  const [interest, deposit, low, high] = [1 * L, 50_000, 80, 88]
  const [stored, sentInMay] = [1_400_000, 400_000]
  return {
    given: [rupees(interest), dollars(deposit), `₹${low}`, `₹${high}`, dollars(stored), dollars(sentInMay)],
    computed: [
      ...[rupees(withheld(interest)), rupees(interest - withheld(interest)), rupees(deposit * low)],
      ...[dollars((deposit * low) / high), dollars(law.repatriationCap.value - sentInMay)],
    ],
  }
}

/** The examples of articles, by slug; an article without any needs no line, and a line without an article does nothing. */
export const examplesOf: Record<string, Examples> = {
  'understanding-nri-inheritance-laws': {
    given: [crore(1.6 * Cr, 1), lakh(40 * L), '₹90'],
    computed: [crore(1.6 * Cr + 40 * L), lakh((1.6 * Cr + 40 * L) / 4), dollars((2 * Cr) / 4 / 90, 100)],
  },
  'buying-property-india-nri': {
    given: [...nreFlat().given, rupees(260_000)],
    computed: [...nreFlat().computed, rupees(260_000 - law.loanInterest.value)],
  },
  'repatriation-of-funds-for-nris': remittance(),
  'nri-income-tax-rules-india': {
    given: [...incomeYear().given, lakh(12 * L), lakh(18 * L), '130 days', '410 days', '115 days'],
    computed: incomeYear().computed,
  },
  'capital-gains-tax-nri': gains(),
  'rental-income-rules-nri': rentYear(),
  'power-of-attorney-nri': {
    given: [lakh(90 * L), lakh(60 * L), lakh(25 * L), lakh(88 * L)],
    computed: [crore(1.75 * Cr, 2)],
  },
  'inheritance-will-planning-nri': {
    given: [lakh(96 * L), lakh(6 * L), lakh(45 * L), 'USD 1.5 million'],
    computed: [
      lakh(90 * L),
      lakh((96 - 6) * (L / 3)),
      lakh(45 * L - 30 * L),
      lakh(60 * L),
      dollars(1_500_000 - law.repatriationCap.value),
    ],
  },
  'nri-legal-rights-property-disputes': { given: [lakh(90 * L)], computed: [] },
  'nri-property-transfer-guide': transfer(),
  'nri-power-of-attorney': { given: ['25 days'], computed: [] },
  'nri-buying-property-india': purchase(),
  'nri-banking-options-india': accounts(),
  'nri-real-estate-investment-tips': investment(),
}
