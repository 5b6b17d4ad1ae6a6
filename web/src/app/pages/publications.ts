/** The bulletins, and the page of each publication. */
export { default as BoletinesPage } from '../../features/boletines/BoletinesPage.tsx'
export { default as BoletinPage } from '../../features/boletines/BoletinPage.tsx'
export { default as LibroPage } from '../../features/libros/LibroPage.tsx'
