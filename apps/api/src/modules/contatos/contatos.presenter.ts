import type { Contato } from '@dominio/contrato/contatos';
import type { LinhaDeContato } from './contatos.repository.ts';

export const apresentarContato = ({ encargos_passados: _, ...linha }: LinhaDeContato): Contato =>
  linha;
