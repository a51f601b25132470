import { describe, expect, it } from 'vitest';
import { corpoDoNovoCliente, errosDoNovoCliente, NOVO_CLIENTE } from './novo-cliente.formulario.ts';

const tudo = { empresa: true, contrato: true };
const cheio = { ...NOVO_CLIENTE, nome: 'Aurora', cnpj: '12ABC34501DE35', servicos: ['1'] };

const EMPRESA_SEM_CPF = {
  natureza: 'empresa',
  cpf: null,
  situacao: 'prospecto',
  segmento: '',
  responsavel_id: null,
};

describe('the form of a new client', () => {
  it('sends a company once it has a CNPJ, and a contract when one is wanted', () => {
    expect(corpoDoNovoCliente(cheio, tudo)).toMatchObject({
      nome: 'Aurora',
      empresa: { cnpj: '12ABC34501DE35', uf: null },
      contrato: { servicos: [{ servico_id: 1 }] },
    });
    const so = corpoDoNovoCliente({ ...cheio, cnpj: '', com_contrato: false }, tudo);
    expect(so).toEqual({ nome: 'Aurora', ...EMPRESA_SEM_CPF });
  });

  it('leaves out the parts that the person may not create', () => {
    const so = corpoDoNovoCliente(cheio, { empresa: false, contrato: false });
    expect(so).toEqual({ nome: 'Aurora', ...EMPRESA_SEM_CPF });
  });

  it('sends the CPF of a person alone', () => {
    const ana = { ...cheio, natureza: 'pessoa_fisica' as const, cpf: '52998224725' };
    expect(corpoDoNovoCliente(ana, tudo)).toMatchObject({ cpf: '52998224725' });
    expect(corpoDoNovoCliente({ ...ana, natureza: 'empresa' }, tudo)).toMatchObject({ cpf: null });
    expect(errosDoNovoCliente({ ...ana, cpf: '52998224726' }, tudo)).toEqual({
      cpf: 'CPF inválido.',
    });
  });

  it('sends who answers for the client, whatever comes with it', () => {
    const responsavel = { id: 7, nome: 'Camila Duarte' };
    for (const partes of [tudo, { empresa: false, contrato: false }]) {
      expect(corpoDoNovoCliente({ ...cheio, responsavel }, partes)).toMatchObject({
        responsavel_id: 7,
      });
    }
  });

  it('puts each error at its field', () => {
    expect(errosDoNovoCliente(cheio, tudo)).toEqual({});
    expect(errosDoNovoCliente({ ...cheio, cnpj: '12ABC34501DE45', nome: ' ' }, tudo)).toEqual({
      nome: 'Informe o nome.',
      cnpj: 'CNPJ inválido.',
    });
  });
});
