import { dataExiste } from '@dominio/contrato/datas';

/** A day in the address, `AAAA-MM-DD`, or none. */
export const diaNoEndereco = {
  padrao: '',
  ler: (valor: string) => (dataExiste(valor) ? valor : undefined),
  escrever: (valor: string) => valor,
};
