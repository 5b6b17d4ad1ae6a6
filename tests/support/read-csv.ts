/** A CSV with semicolons, as RFC 4180 has it, read sign by sign: its rows, its mark not among them. */
export const readCsv = (text: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const signs = text.replace(/^\uFEFF/, '')
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (signs.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === ';') {
      row.push(cell)
      cell = ''
    } else if (sign === '\r' && signs.charAt(at + 1) === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
      at += 1
    } else cell += sign
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}
