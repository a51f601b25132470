import { notificacoesConfiguracaoEndpoints as e } from '@dominio/contrato/notificacoes-configuracao';
import { expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarUsuarioDeCliente } from '../../../../test/factories/usuarios.ts';

const { banco, chamar, entrar } = await montarApp();

test('people of clients decide of what may reach them, and are asked of nothing of the staff’s', async () => {
  const { id } = await criarUsuarioDeCliente(banco);
  const token = await entrar(id);
  const params = { userId: id };
  const { configurations } = (await chamar(token, e.configuracoes, { params })).corpo;
  const tipos = configurations.map(({ event_type }) => event_type);
  expect(tipos).toEqual(
    expect.arrayContaining(['reuniao_lembrete', 'sistema_aviso', 'novo_acesso']),
  );
  expect(tipos).not.toContain('agendamento_lembrete');
  expect(tipos).not.toContain('vencimento_proximo');
  const mudar = (eventType: string) =>
    chamar(token, e.configurar, {
      params: { ...params, eventType },
      body: { email_notification: false },
    });
  expect((await mudar('reuniao_lembrete')).corpo).toMatchObject({ email_notification: false });
  expect((await mudar('novo_acesso')).status).toBe(409);
  expect((await mudar('agendamento_lembrete')).status).toBe(404);
});
