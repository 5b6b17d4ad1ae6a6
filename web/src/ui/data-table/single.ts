import type { Column, Datum } from './types.ts'

interface Single<Row>
  extends Omit<Datum<Row>, 'label'>,
    Pick<Column<Row>, 'header' | 'rowHeader' | 'width'> {}

/** A column of one datum, which then bears the column's name. */
export const single = <Row>({ header, rowHeader, width, ...datum }: Single<Row>): Column<Row> => ({
  id: datum.id,
  header,
  data: [{ ...datum, label: header }],
  ...(rowHeader && { rowHeader }),
  ...(width && { width }),
})
