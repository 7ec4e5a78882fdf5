import FitmentIcon from '@mui/icons-material/FactCheckOutlined'
import BikeIcon from '@mui/icons-material/TwoWheelerOutlined'
import { BIKES_TEXT, FITMENTS_TEXT } from '#src/text/back-office/bikes.ts'
import type { Subject } from '../frame/subject.ts'

/** Bikes, and what goes on them. In the menu of shops that let shoppers choose a bike. */
export const bikesSubject: Subject = {
  area: 'catalogue',
  group: 'goods',
  needs: 'PLUGIN.MY_BIKE.IS_USE',
  entries: [
    {
      kind: 'bikes',
      text: BIKES_TEXT,
      icon: BikeIcon,
      title: 'model_name',
      list: () => import('./BikeList.tsx'),
      form: () => import('./BikeForm.tsx'),
      blank: {
        key: '',
        maker_key: '',
        maker_name: '',
        maker_kana: '',
        model_key: '',
        model_name: '',
        model_kana: '',
        year_from: null,
        year_to: null,
        displacement: null,
        frame_codes: [],
      },
      // All generations of a model stand on one page.
      change: { type: 'bike', key: (bike) => `${bike['maker_key']}/${bike['model_key']}` },
    },
    {
      kind: 'fitments',
      text: FITMENTS_TEXT,
      icon: FitmentIcon,
      title: 'product_name',
      list: () => import('./FitmentList.tsx'),
      form: () => import('./FitmentForm.tsx'),
      blank: { code: '', bike_key: '', state: 'fits', note: '' },
      // It stands on the page of its product.
      change: { type: 'product', key: 'product_key' },
    },
  ],
}
