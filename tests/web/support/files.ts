export const pdf = (name = 'boletin.pdf') =>
  new File(['%PDF-1.7\n', 'lo demás'], name, { type: 'application/pdf' })
