import { describe, expect, it } from 'vitest';
import { errosDosCampos } from './erros.ts';

const nomes = { titulo: 'nome', 'endereco.cep': 'cep', endereco: 'rua' } as const;
const recusa = (campo: string, mensagem = campo) => ({ campo, mensagem });

describe('errosDosCampos', () => {
  it('names the form’s fields, the exact path before its root, the first message of each', () => {
    const { erros, gerais } = errosDosCampos(
      [
        recusa('titulo', 'curto'),
        recusa('titulo', 'vazio'),
        recusa('endereco.cep'),
        recusa('endereco.numero'),
      ],
      nomes,
    );
    expect(erros).toEqual({ nome: 'curto', cep: 'endereco.cep', rua: 'endereco.numero' });
    expect(gerais).toEqual([]);
  });

  it('keeps what belongs to no field apart', () => {
    expect(errosDosCampos([recusa('versao'), recusa('')], nomes)).toEqual({
      erros: {},
      gerais: ['versao', ''],
    });
  });
});
