import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useStore } from 'react-admin'
import { ORDER_LIST } from '#src/text/back-office/order-screens.ts'

/** What the shop's contract with ヤマト運輸 says. */
export interface Contract {
  customer_code?: string
  freight_no?: string
}

interface Props {
  isOpen: boolean
  onClose: () => void
  onChosen: (contract: Contract) => void
}

/** Asks for the numbers B2クラウド wants in every row; this browser remembers them. */
export function ContractDialog({ isOpen, onClose, onChosen }: Props) {
  const [contract, setContract] = useStore<Contract>('orders.yamato_contract', {})
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{ORDER_LIST.contract_title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{ORDER_LIST.contract_lead}</DialogContentText>
        <TextField
          fullWidth
          margin="normal"
          label={ORDER_LIST.customer_code}
          value={contract.customer_code ?? ''}
          onChange={({ target }) => setContract({ ...contract, customer_code: target.value })}
          slotProps={{ htmlInput: { maxLength: 12, inputMode: 'numeric' } }}
        />
        <TextField
          fullWidth
          margin="normal"
          label={ORDER_LIST.freight_no}
          value={contract.freight_no ?? ''}
          onChange={({ target }) => setContract({ ...contract, freight_no: target.value })}
          slotProps={{ htmlInput: { maxLength: 2, inputMode: 'numeric' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{ORDER_LIST.cancel}</Button>
        <Button variant="contained" onClick={() => onChosen(contract)}>
          {ORDER_LIST.download}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
