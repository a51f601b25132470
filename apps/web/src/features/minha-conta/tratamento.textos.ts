/** Data stored about a person, with purpose and legal basis (LGPD art. 7, 9 and 16). */
export const GUARDADOS: readonly { readonly oQue: string; readonly porQue: string }[] = [
  {
    oQue: 'Nome, e-mail, CPF, grupo e time',
    porQue:
      'Identificam você e decidem o que pode ver e fazer. Execução do contrato e obrigação legal (art. 7º, II e V).',
  },
  {
    oQue: 'Telefone, nascimento, gênero e filhos',
    porQue:
      'São opcionais: você preenche, corrige e apaga em Perfil. Execução do contrato (art. 7º, V).',
  },
  {
    oQue: 'Foto',
    porQue:
      'É opcional e depende da sua autorização, dada ao salvar. Consentimento (art. 7º, I), que você revoga nesta página.',
  },
  {
    oQue: 'Agendamentos, notificações, favoritos e visões salvas',
    porQue: 'São o seu trabalho no sistema. Execução do contrato (art. 7º, V).',
  },
  {
    oQue: 'Sessões: aparelho, endereço de rede e horário',
    porQue:
      'Protegem a sua conta e atendem ao Marco Civil da Internet (Lei 12.965/2014, art. 15). Obrigação legal (art. 7º, II).',
  },
  {
    oQue: 'Registro de auditoria',
    porQue:
      'Mostra quem fez o quê, e não é alterado nem por administradores. Obrigação legal e legítimo interesse (art. 7º, II e IX).',
  },
];
