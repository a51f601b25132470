import {
  configuracaoSistemaEndpoints as e,
  type Integracao,
} from '@dominio/contrato/configuracao-sistema';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { emJson, subirServicoDeConsulta } from '../../../test/servico-de-consulta.ts';

const servico = await subirServicoDeConsulta();
afterAll(() => servico.descer());
const { chamar, avancar, administrador } = await montarApp({
  config: { hostsInternos: ['localhost'] },
});
const { token } = await administrador();
beforeEach(() => avancar(60_000));

const provar = async (integration: Integracao, endereco: string) => {
  const params = { integration };
  await chamar(token, e.gravar, { params, body: { config_value: { enabled: false, endereco } } });
  return (await chamar(token, e.testar, { params })).corpo;
};
const CERTO = { success: true, message: 'O serviço respondeu com dados que o Domínio lê.' };

describe('the test of a look-up', () => {
  test('asks about a CNPJ that every service knows', async () => {
    servico.responder(emJson({ cnpj: '00000000000191', razao_social: 'BANCO DO BRASIL SA' }));
    expect(await provar('consulta_cnpj', `${servico.url}/{cnpj}`)).toMatchObject(CERTO);
    expect(servico.pedidos[0]?.caminho).toBe('/00000000000191');
  });

  test('asks about a CEP that every service knows', async () => {
    servico.responder(emJson({ cep: '01001-000', localidade: 'São Paulo', uf: 'SP' }));
    expect(await provar('consulta_cep', `${servico.url}/{cep}`)).toMatchObject(CERTO);
    expect(servico.pedidos[0]?.caminho).toBe('/01001000');
  });

  test.each([
    [emJson({ cnpj: '19131243000197', razao_social: 'OUTRA' }), 'não em um formato'],
    [emJson({ message: 'CNPJ não encontrado' }, 404), 'que existe. Confira o endereço.'],
    [emJson({ status: 'ERROR', message: 'CNPJ inválido' }), 'que existe. Confira o endereço.'],
    [emJson({ status: 'ERROR' }), 'não em um formato'],
    [emJson({}, 404), 'O serviço respondeu 404. Confira o endereço.'],
    [emJson({}, 429), 'está no limite de consultas'],
    [emJson({}, 401), 'O serviço recusou a chave.'],
    [emJson({}, 503), 'O serviço respondeu 503.'],
    [emJson({}, 302, { location: 'https://127.0.0.1/' }), 'mandou procurar em outro endereço'],
  ])('says what is wrong (%#)', async (atender, frase) => {
    servico.responder(atender);
    const { success, message } = await provar('consulta_cnpj', `${servico.url}/{cnpj}`);
    expect(success).toBe(false);
    expect(message).toContain(frase);
  });

  test.each([
    ['', 'Informe o endereço do serviço antes de testar.'],
    ['https://10.0.0.1/{cnpj}', 'é da rede interna'],
    ['https://nada.invalid/{cnpj}', 'não foi encontrado'],
  ])('of the address %j says %s', async (endereco, frase) => {
    const { success, message } = await provar('consulta_cnpj', endereco);
    expect(success).toBe(false);
    expect(message).toContain(frase);
  });
});
