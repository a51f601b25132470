import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import type { EstadoDaTabela } from '../../../components/tabela/estado.ts';
import { PARAMETROS_DA_LISTA } from '../clientes.filtros.ts';
import classes from './escolha-da-ordem.module.css';

interface Props {
  ordem: EstadoDaTabela['ordem'];
  aoMudar: (mudanca: Pick<EstadoDaTabela, 'ordem' | 'pagina'>) => void;
}

const { ler, escrever } = PARAMETROS_DA_LISTA.ordem;

/** The orders that the headings of the table offer, as an address has them; blank for the list's own. */
const ORDENS = [
  { value: '', label: 'Nome, de A a Z' },
  { value: '-cliente', label: 'Nome, de Z a A' },
  { value: 'reuniao', label: 'Agendamento mais próximo' },
  { value: '-reuniao', label: 'Agendamento mais distante' },
  { value: 'situacao', label: 'Situação, do começo ao fim' },
  { value: '-situacao', label: 'Situação, do fim ao começo' },
];

/** Orders the clients where they are cards, which have no headings. */
export function EscolhaDaOrdem({ ordem, aoMudar }: Props) {
  const escrita = escrever(ordem);
  return (
    <NativeSelect
      aria-label="Ordem"
      className={classes.ordem}
      data={ORDENS}
      // By name is the list's own order.
      value={escrita === 'cliente' ? '' : escrita}
      onChange={({ currentTarget: { value } }) => aoMudar({ ordem: ler(value) ?? null, pagina: 1 })}
    />
  );
}
