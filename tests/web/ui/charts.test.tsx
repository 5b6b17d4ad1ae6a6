import { BarChart } from '@naf/web/src/ui/charts/BarChart.tsx'
import { ColumnChart } from '@naf/web/src/ui/charts/ColumnChart.tsx'
import { GoalMeter } from '@naf/web/src/ui/charts/GoalMeter.tsx'
import { LineChart } from '@naf/web/src/ui/charts/LineChart.tsx'
import { RegionMap } from '@naf/web/src/ui/charts/RegionMap.tsx'
import { everyNth, ticksTo } from '@naf/web/src/ui/charts/scale.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(cleanup)

const TABLE = { headers: ['Mes', 'Recibidas'], rows: [['julio', '40'] as const, ['agosto', null] as const] }
const figuresIn = (container: HTMLElement) =>
  [...container.querySelectorAll('.chart-value')].map(({ textContent }) => textContent)

describe('an axis', () => {
  it('begins at nothing, reaches the most, and is marked with few whole numbers at equal distances', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (max) => {
        const ticks = ticksTo(max)
        const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0))
        expect(ticks[0]).toBe(0)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
        expect(new Set(steps).size).toBe(1)
        expect(Number.isInteger(steps[0])).toBe(true)
        expect(ticks.length).toBeLessThanOrEqual(6)
      }),
    )
  })

  it('leaves labels out where there is no room for all', () => {
    expect(everyNth(['jul', 'ago'], 100, 13)).toBe(1)
    expect(everyNth(['jul', 'ago'], 20, 13)).toBe(2)
    expect(everyNth(['jul', 'ago'], 20, 26)).toBe(3)
  })
})

describe('a chart', () => {
  it('has a name for who does not see it, and its figures as a table that opens', async () => {
    render(<BarChart title="Por medio" bars={[{ key: 'w', name: 'WhatsApp', value: 1200 }]} table={TABLE} />)
    const figure = within(screen.getByRole('figure', { name: 'Por medio' }))
    expect(figure.getByRole('img', { name: 'Gráfico: Por medio' }).textContent).toContain('1.200')
    const [summary] = figure.getAllByText('Ver como tabla')
    const details = summary?.closest('details')
    expect(details?.open).toBe(false)
    await userEvent.click(summary as HTMLElement)
    expect(details?.open).toBe(true)
    const table = within(figure.getByRole('table', { name: 'Por medio' }))
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['julio', 'agosto'])
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['40', '—'])
  })

  it('of columns makes each as tall as its figure, and none for nothing', () => {
    const { container } = render(
      <ColumnChart
        title="Meses"
        labels={['jul', 'ago', 'sep']}
        series={[{ name: 'Recibidas', values: [40, 0, 20] }]}
        table={TABLE}
      />,
    )
    const heights = [...container.querySelectorAll('rect.chart-mark-0')].map((one) =>
      Number(one.getAttribute('height')),
    )
    expect(heights).toHaveLength(2)
    expect(heights[0]).toBeCloseTo(2 * (heights[1] ?? 0))
    expect(figuresIn(container)).toEqual(['40', '20'])
  })

  it('of lines breaks where nothing was measured, and tells two series apart by more than their colour', () => {
    const { container } = render(
      <LineChart
        title="Espera"
        labels={['jul', 'ago', 'sep', 'oct']}
        series={[
          { name: 'La mitad', values: [1, null, 2, 3] },
          { name: 'Casi todas', values: [4, null, 5, 6] },
        ]}
        table={TABLE}
      />,
    )
    const [half, most] = container.querySelectorAll('path')
    expect(half?.getAttribute('d')?.replaceAll(/[^ML]/g, '')).toBe('MML')
    expect(half?.getAttribute('class')).not.toBe(most?.getAttribute('class'))
    expect(screen.getByText('Casi todas')).toBeTruthy()
  })

  it('of regions says the figure of each, whatever its shade', () => {
    const { container } = render(
      <RegionMap
        title="Provincias"
        map={{
          width: 20,
          height: 10,
          regions: [
            { name: 'Loja', at: [5, 5], path: 'M0 0l10 0 0 10z' },
            { name: 'Azuay', short: 'Azu', at: [15, 5], path: 'M10 0l10 0 0 10z' },
          ],
        }}
        counts={{ Loja: 12 }}
        table={TABLE}
      />,
    )
    expect([...container.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([
      'Loja: 12',
      'Azuay: 0',
    ])
    expect(container.querySelector('text.chart-shade-3')?.textContent).toBe('12')
    expect(container.querySelector('text.chart-shade-0')?.textContent).toBe('Azu0')
  })
})

describe('a goal', () => {
  it('is said in words, to who sees the bar and to who does not', () => {
    render(<GoalMeter label="Atendidos" value={120} goal={4000} words="3 % de la meta" />)
    const meter = screen.getByRole('meter', { name: 'Atendidos' })
    expect(meter.getAttribute('aria-valuetext')).toBe('3 % de la meta')
    expect(screen.getByText('3 % de la meta')).toBeTruthy()
  })

  it('that is exceeded fills its bar and no more', () => {
    const { container } = render(<GoalMeter label="Atendidos" value={8000} goal={4000} words="200 %" />)
    expect(container.querySelector('.chart-mark-0')?.getAttribute('width')).toBe('100')
  })
})

it('figures stand above all columns of a chart, or above none', () => {
  const chart = (values: number[]) =>
    render(
      <ColumnChart
        title="Meses"
        labels={values.map(String)}
        series={[{ name: 'Recibidas', values }]}
        table={TABLE}
      />,
    ).container
  expect(figuresIn(chart([5, 1200]))).toEqual(['5', '1.200'])
  expect(figuresIn(chart(Array.from({ length: 60 }, (_, month) => month + 1)))).toEqual([])
})
