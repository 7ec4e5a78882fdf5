import MaintenanceIcon from '@mui/icons-material/BuildOutlined'
import { MAINTENANCE_TEXT } from '#src/text/back-office/maintenance.ts'
import type { Subject } from '../frame/subject.ts'

export const maintenanceSubject: Subject = {
  area: 'shop',
  group: 'shop',
  entries: [
    {
      path: 'maintenance',
      text: MAINTENANCE_TEXT,
      icon: MaintenanceIcon,
      page: () => import('./MaintenancePage.tsx'),
    },
  ],
}
