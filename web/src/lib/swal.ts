import Swal from 'sweetalert2/dist/sweetalert2.js'
import 'sweetalert2/dist/sweetalert2.css'
import './dialogs.css'

/** sweetalert2 with its style sheet (and not the copy that injects one), for `dialogs.ts` to load when needed. */
export default Swal
