import type { EstadoDoSegundoFator } from '@dominio/contrato/segundo-fator';
import { TEXTOS_DAS_SESSOES } from '@dominio/contrato/sessoes-abertas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Secao } from '../../../components/painel/secao.tsx';
import { useReautenticar } from '../../../components/ui/use-reautenticar.tsx';
import { meiosDeProva } from '../../../consultas/meu-segundo-fator.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { formatarDataHora } from '../../../lib/formato.ts';
import { useAcoesDoSegundoFator } from '../segundo-fator.queries.ts';
import { CadastroDoAplicativo } from './cadastro-do-aplicativo.tsx';

interface Props {
  estado: EstadoDoSegundoFator;
  aoReceberCodigos: (codigos: string[]) => void;
}

/** The authenticator application as second factor: set up, or removed. */
export function Aplicativo({ estado, aoReceberCodigos }: Props) {
  const { totp, totp_desde } = estado;
  const { ativar, desativar } = useAcoesDoSegundoFator();
  const { reautenticar, dialogo } = useReautenticar();
  const [cadastro, setCadastro] = useState<{ segredo: string; uri: string } | null>(null);
  // Turning the first factor on ends the other sessions; beside a passkey the application is not
  // the first.
  const primeiro = estado.chaves === 0;
  const descreverErro = (erro: unknown) => mensagemDoErro(erro);

  const iniciar = () =>
    reautenticar({
      texto: 'Para ativar o aplicativo autenticador, confirme que é você.',
      confirmar: 'Continuar',
      ...meiosDeProva(estado),
      executar: async (prova) => setCadastro(await ativar.mutateAsync(prova)),
      descreverErro,
    });
  const desligar = async () => {
    const feito = await reautenticar({
      texto: 'A sua entrada deixa de pedir o código do aplicativo.',
      confirmar: 'Desativar',
      perigo: true,
      ...meiosDeProva(estado),
      executar: (prova) => desativar.mutateAsync(prova),
      descreverErro,
    });
    if (feito) avisar.sucesso({ titulo: 'Aplicativo autenticador desativado' });
  };

  return (
    <Secao
      titulo="Aplicativo autenticador"
      descricao={
        totp && totp_desde
          ? `Ativo desde ${formatarDataHora(totp_desde)}. Ao entrar com a senha, você também informa o código que o aplicativo mostra.`
          : `Ao entrar com a senha, você também informa um código que só o aplicativo do seu celular mostra.${primeiro ? ' Ao ativar, as suas outras sessões são encerradas. Esta continua aberta.' : ''}`
      }
      acao={
        totp ? (
          <Button variant="default" onClick={() => void desligar()}>
            Desativar aplicativo
          </Button>
        ) : (
          <Button variant="default" onClick={() => void iniciar()}>
            Ativar aplicativo
          </Button>
        )
      }
    >
      {dialogo}
      {cadastro && (
        <CadastroDoAplicativo
          {...cadastro}
          aoFechar={() => setCadastro(null)}
          aoConfirmar={(codigos) => {
            setCadastro(null);
            avisar.sucesso({
              titulo: 'Aplicativo autenticador ativado',
              ...(primeiro && { mensagem: TEXTOS_DAS_SESSOES.outrasEncerradas }),
            });
            aoReceberCodigos(codigos);
          }}
        />
      )}
    </Secao>
  );
}
