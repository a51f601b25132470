import { Button } from '@mantine/core';
import { Secao } from '../../../components/painel/secao.tsx';
import { useSessao } from '../../../lib/sessao.ts';

/** The change of the own password, on the page about the account's security. */
export default function SenhaDaConta() {
  return (
    <Secao
      titulo="Senha"
      descricao="Ao trocar a senha, as suas outras sessões são encerradas. Esta continua aberta."
      acao={
        <Button variant="default" onClick={() => useSessao.setState({ troca: 'pedida' })}>
          Alterar senha
        </Button>
      }
    />
  );
}
