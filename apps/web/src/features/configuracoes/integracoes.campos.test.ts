import {
  CAMPOS_SECRETOS,
  type ConfiguracaoDaIntegracao,
  INTEGRACOES,
  MASCARA,
  VALORES_DA_INTEGRACAO,
} from '@dominio/contrato/configuracao-sistema';
import { describe, expect, it } from 'vitest';
import {
  CAMPOS,
  corpoDaIntegracao,
  estaDefinido,
  nomesDaIntegracao,
  valoresDaIntegracao,
} from './integracoes.campos.ts';

const EMAIL: ConfiguracaoDaIntegracao = {
  integration: 'email',
  nome: 'E-mail (SMTP)',
  enabled: true,
  config_value: {
    enabled: true,
    host: 'smtp.firma.com.br',
    porta: 465,
    seguranca: 'tls',
    usuario: 'avisos',
    senha: MASCARA,
    remetente_nome: '',
    remetente_email: 'avisos@firma.com.br',
  },
  description: null,
  origem: 'salva',
  somente_leitura: false,
  situacao: 'Os e-mails saem por este servidor.',
  ultimo_teste: null,
  atualizado_em: null,
  versao: 4,
};

describe('the fields of the integrations', () => {
  it.each(INTEGRACOES)('of %s are those of the contract, its secrets included', (integracao) => {
    const campos = CAMPOS[integracao];
    const nomes = campos.map(({ nome }) => nome).concat('enabled');
    expect(nomes.sort()).toEqual(Object.keys(VALORES_DA_INTEGRACAO[integracao].shape).sort());
    const segredos = campos.filter(({ tipo }) => tipo === 'segredo').map(({ nome }) => nome);
    expect(segredos).toEqual([...CAMPOS_SECRETOS[integracao]]);
  });

  it.each([
    ['email', 'senha', 'Definida', 'Não definida'],
    ['oidc', 'client_secret', 'Definido', 'Não definido'],
    ['push', 'private_key', 'Definida', 'Não definida'],
  ] as const)(
    'of %s have words for a stored secret that agree with its label',
    (integracao, nome, ...textos) => {
      const campo = CAMPOS[integracao].find((um) => um.nome === nome);
      expect(campo?.tipo === 'segredo' && [campo.definido, campo.ausente]).toEqual(textos);
    },
  );
});

describe('the form of an integration', () => {
  it('never has a stored secret, but knows that there is one', () => {
    const valores = valoresDaIntegracao(EMAIL);
    expect(valores).toMatchObject({ host: 'smtp.firma.com.br', porta: '465', senha: '' });
    expect(JSON.stringify(valores)).not.toContain(MASCARA);
    expect(estaDefinido(EMAIL, 'senha')).toBe(true);
    expect(estaDefinido(EMAIL, 'host')).toBe(false);
  });

  it('sends a secret only when one was typed, and null when it is to be removed', () => {
    const valores = valoresDaIntegracao(EMAIL);
    const enviado = (v = valores, removidos: string[] = []) =>
      corpoDaIntegracao(EMAIL, v, removidos).config_value;
    expect(enviado()).not.toHaveProperty('senha');
    expect(enviado({ ...valores, senha: 'nova' })).toMatchObject({ senha: 'nova', porta: 465 });
    expect(enviado(valores, ['senha'])).toMatchObject({ senha: null });
    expect(VALORES_DA_INTEGRACAO.email.safeParse(enviado()).success).toBe(true);
    expect(corpoDaIntegracao(EMAIL, valores, []).versao).toBe(4);
  });

  it('finds its field for each refusal of the server', () => {
    expect(nomesDaIntegracao('oidc')).toEqual({
      'config_value.enabled': 'enabled',
      'config_value.issuer': 'issuer',
      'config_value.client_id': 'client_id',
      'config_value.client_secret': 'client_secret',
    });
  });
});
