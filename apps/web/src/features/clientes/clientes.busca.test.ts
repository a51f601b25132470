import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filtrarClientes, indexarClientes, normalizarBusca } from './clientes.busca.ts';

const cliente = (
  name: string,
  cnpj: string | null = null,
  numero_contrato: string | null = null,
) => ({
  name,
  cnpj,
  numero_contrato,
});

const padaria = cliente('Padaria Sol Nascente', '11222333000181', '2024-0187');
const clinica = cliente('Clínica São João', '12ABC34501DE35', '2023-0042');
const transportes = cliente('Transportes Rota', null, null);
const indice = indexarClientes([padaria, clinica, transportes]);

const mascara = (cnpj: string) =>
  cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');

const alfanumerico = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
const cnpj = fc.string({ unit: alfanumerico, minLength: 14, maxLength: 14 });
const nome = fc.string({
  unit: fc.constantFrom(...'abcdeáãâçéêíóõôúÁÉÇ &.-'),
  minLength: 1,
  maxLength: 40,
});

describe('the search of clients', () => {
  it.each([
    ['sol', [padaria]],
    ['nascente padaria', [padaria]],
    ['CLINICA sao', [clinica]],
    ['  joão  ', [clinica]],
    ['11.222.333/0001-81', [padaria]],
    ['11222333', [padaria]],
    ['12.abc.345/01de-35', [clinica]],
    ['2024-0187', [padaria]],
    ['20230042', [clinica]],
    ['', [padaria, clinica, transportes]],
    ['   ', [padaria, clinica, transportes]],
    ['rota padaria', []],
    ['.-/', []],
  ])('finds by %j', (termo, esperados) => {
    expect(filtrarClientes(indice, termo)).toEqual(esperados);
  });

  it('finds any client by its CNPJ, whole or in part, with or without mask, in either case', () => {
    fc.assert(
      fc.property(cnpj, fc.nat(13), fc.nat(13), (valor, a, b) => {
        const alvo = cliente('X', valor);
        const lista = indexarClientes([cliente('Outro'), alvo]);
        const parte = valor.slice(Math.min(a, b), Math.max(a, b) + 1);
        for (const termo of [valor, mascara(valor), valor.toLowerCase(), parte])
          expect(filtrarClientes(lista, termo)).toContain(alvo);
      }),
    );
  });

  it('finds any client by its name in any case and without accents', () => {
    fc.assert(
      fc.property(nome, (name) => {
        const alvo = cliente(name);
        const lista = indexarClientes([alvo]);
        for (const termo of [name, name.toUpperCase(), normalizarBusca(name)])
          expect(filtrarClientes(lista, termo)).toEqual([alvo]);
      }),
    );
  });

  it('keeps the order of the list, whatever is typed', () => {
    fc.assert(
      fc.property(fc.array(nome, { maxLength: 20 }), fc.string(), (nomes, termo) => {
        const lista = nomes.map((name) => cliente(name));
        const achados = filtrarClientes(indexarClientes(lista), termo);
        expect(lista.filter((item) => achados.includes(item))).toEqual(achados);
      }),
    );
  });
});
