import { describe, expect, it } from 'vitest';
import { escreverEndereco, lerEndereco } from '../../components/endereco/codec.ts';
import { PARAMETROS_DA_LISTA } from './clientes.filtros.ts';

const ler = (busca: string) => lerEndereco(PARAMETROS_DA_LISTA, new URLSearchParams(busca));

describe('the address of the list of clients', () => {
  it.each(['pagina=0', 'pagina=1.5', 'pagina=abc', 'status=ativo', 'status=X', 'termo='])(
    'counts %s as absent',
    (busca) => expect(ler(busca)).toEqual(ler('')),
  );

  it('keeps voltar, and leaves out a blank search', () => {
    const busca = new URLSearchParams('termo=sol&pagina=3&voltar=%2Fagenda');
    const estado = { ...ler(busca.toString()), status: 'ATIVO', pagina: 1 } as const;
    expect(escreverEndereco(PARAMETROS_DA_LISTA, estado, busca).toString()).toBe(
      'termo=sol&voltar=%2Fagenda&status=ATIVO',
    );
    const limpo = escreverEndereco(PARAMETROS_DA_LISTA, { ...ler(''), termo: '  ' }, busca);
    expect(limpo.toString()).toBe('voltar=%2Fagenda');
  });
});
