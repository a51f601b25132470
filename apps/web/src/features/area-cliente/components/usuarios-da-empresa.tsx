import {
  mudaQuemDecide,
  NOME_DO_ACESSO,
  type UsuarioDoCliente,
  type UsuariosDoCliente,
} from '@dominio/contrato/area-cliente-usuarios';
import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { useReenviar, useRetirarAcesso } from '../usuarios.queries.ts';
import { papeisEscritos, TOM_DO_ACESSO, ultimoAcesso } from '../usuarios.rules.ts';
import lista from './lista-de-reunioes.module.css';
import { PedidosDeUsuarios } from './pedidos-de-usuarios.tsx';
import classes from './usuarios-da-empresa.module.css';

const DialogoDoUsuario = sobDemanda(() => import('./dialogo-do-usuario.tsx'));

interface PropsDoUsuario {
  usuario: UsuarioDoCliente;
  /** Whether who asks is a partner, who needs nobody's word. */
  socio: boolean;
  aoMudarPapeis: () => void;
}

function Usuario({ usuario, socio, aoMudarPapeis }: PropsDoUsuario) {
  const { id, nome, email, papeis, acesso, eu, acoes } = usuario;
  const reenviar = useReenviar();
  const retirar = useRetirarAcesso();
  const { confirmar, dialogo } = useConfirmar();
  const soLeitura = useSoLeitura() !== null;
  const espera = !socio && mudaQuemDecide(papeis, []);
  const falhou = (titulo: string) => (erro: unknown) =>
    avisar.erro({ titulo, mensagem: mensagemDoErro(erro) });
  const reenviarJa = () =>
    reenviar.mutate(id, {
      onSuccess: () => avisar.sucesso({ titulo: 'Convite reenviado', mensagem: email }),
      onError: falhou('Erro ao reenviar o convite'),
    });
  const retirarSeConfirmado = async () => {
    const sim = await confirmar({
      titulo: `Retirar o acesso de ${nome}?`,
      texto: espera
        ? 'Um sócio da sua empresa precisa confirmar. Até lá, o acesso continua.'
        : 'A pessoa sai na hora e não entra mais. Só o escritório devolve o acesso.',
      confirmar: espera ? 'Pedir a um sócio' : 'Retirar acesso',
      perigo: true,
    });
    if (!sim) return;
    retirar.mutate(id, {
      onSuccess: ({ aguardando }) =>
        avisar.sucesso({
          titulo: aguardando ? 'Aguardando confirmação de um sócio' : 'Acesso retirado',
          mensagem: nome,
        }),
      onError: falhou('Erro ao retirar o acesso'),
    });
  };
  return (
    <li className={classes.pessoa} aria-label={nome}>
      <Avatar pessoa={usuario} preset="agenda" />
      <div className={classes.texto}>
        <strong>{eu ? `${nome} (você)` : nome}</strong>
        <span>{email}</span>
        <span>{papeisEscritos(papeis)}</span>
        <Situacao tom={TOM_DO_ACESSO[acesso]}>
          {[NOME_DO_ACESSO[acesso], ultimoAcesso(usuario)].filter(Boolean).join(' · ')}
        </Situacao>
      </div>
      {!soLeitura && Object.values(acoes).some(Boolean) && (
        <div className={classes.acoes}>
          {acoes.reenviar && (
            <Button
              variant="default"
              loading={reenviar.isPending}
              aria-label={`Reenviar convite: ${nome}`}
              onClick={reenviarJa}
            >
              Reenviar convite
            </Button>
          )}
          {acoes.mudar_papeis && (
            <Button variant="default" aria-label={`Mudar papéis: ${nome}`} onClick={aoMudarPapeis}>
              Mudar papéis
            </Button>
          )}
          {acoes.retirar && (
            <Button
              variant="default"
              loading={retirar.isPending}
              aria-label={`Retirar acesso: ${nome}`}
              onClick={() => void retirarSeConfirmado()}
            >
              Retirar acesso
            </Button>
          )}
        </div>
      )}
      {dialogo}
    </li>
  );
}

/** The company's people with access to the area, and what waits for a partner (page book §5). */
export function UsuariosDaEmpresa({ dados }: { dados: UsuariosDoCliente }) {
  const { usuarios, pedidos, acoes } = dados;
  const [aberto, setAberto] = useState<{ usuario: UsuarioDoCliente | undefined }>();
  const soLeitura = useSoLeitura() !== null;
  const socio = usuarios.some(({ eu, papeis }) => eu && papeis.includes('socio'));
  const convidar = acoes.convidar && !soLeitura && (
    <Button onClick={() => setAberto({ usuario: undefined })}>Convidar pessoa</Button>
  );
  return (
    <>
      <PedidosDeUsuarios pedidos={pedidos} />
      <section className={lista.secao} aria-label="Pessoas com acesso">
        <div className={classes.topo}>
          <h2 className={lista.titulo}>Pessoas com acesso</h2>
          {convidar}
        </div>
        {usuarios.length === 0 ? (
          <EstadoVazio icone={IconUsers}>Ninguém da sua empresa tem acesso.</EstadoVazio>
        ) : (
          <ul className={classes.pessoas}>
            {usuarios.map((usuario) => (
              <Usuario
                key={usuario.id}
                usuario={usuario}
                socio={socio}
                aoMudarPapeis={() => setAberto({ usuario })}
              />
            ))}
          </ul>
        )}
      </section>
      {aberto && (
        <DialogoDoUsuario {...aberto} socio={socio} aoFechar={() => setAberto(undefined)} />
      )}
    </>
  );
}
