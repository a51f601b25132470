import type { ConfiguracaoDeEvento } from '@dominio/contrato/notificacoes-configuracao';
import { Button, Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { IconUsersPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { avisar } from '../../../lib/avisar.ts';
import { contar } from '../../../lib/formato.ts';
import { useSessao } from '../../../lib/sessao.ts';
import { CampoDeVarios } from '../../../registros/campo-de-varios.tsx';
import { gruposOptions, useGravarGrupos } from '../preferencias.queries.ts';

interface Valores {
  groups: string[];
  notify_entire_group: boolean;
}

const ROTULOS = {
  groups: 'Grupos',
  notify_entire_group: 'Todas as pessoas de cada grupo',
} as const;

interface Props {
  evento: ConfiguracaoDeEvento;
  usuarioId: number;
  aoFechar: () => void;
}

interface DoFormulario extends Props {
  grupos: readonly { readonly id: number; readonly nome: string }[];
}

function Formulario({ evento, usuarioId, grupos, aoFechar }: DoFormulario) {
  const gravar = useGravarGrupos(usuarioId);
  const formulario = useFormulario<Valores>({
    iniciais: {
      groups: evento.groups.map(String),
      notify_entire_group: evento.notify_entire_group,
    },
    ordem: ['groups', 'notify_entire_group'],
    validar: () => ({}),
  });
  const { form } = formulario;
  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={ROTULOS}
      tudoOpcional
      tituloDoErro="Erro ao salvar os grupos"
      rotuloDoEnvio="Salvar grupos"
      enviando={gravar.isPending}
      gravar={({ groups, notify_entire_group }) =>
        gravar.mutateAsync({
          event_type: evento.event_type,
          groups: groups.map(Number),
          notify_entire_group,
        })
      }
      avisar={() => avisar.sucesso({ titulo: 'Grupos salvos', mensagem: evento.name })}
      aoTerminar={aoFechar}
      aoCancelar={() => sairSePuder(aoFechar)}
    >
      <CampoDeVarios
        label={ROTULOS.groups}
        description="Avisados do que você faz, só quem vê o cliente. Os da regra do escritório são avisados sempre."
        opcoes={grupos.map(({ id, nome }) => ({ valor: String(id), rotulo: nome }))}
        vazio="Nenhum grupo encontrado."
        error={form.errors.groups as string | undefined}
        data-path="groups"
        value={form.values.groups}
        onChange={(ids) => form.setFieldValue('groups', ids)}
      />
      <Switch
        label={ROTULOS.notify_entire_group}
        description="Desligado, só quem atende o cliente."
        {...form.getInputProps('notify_entire_group', { type: 'checkbox' })}
      />
    </FormularioDoRegistro>
  );
}

function DialogoDosGrupos(props: Props) {
  const consulta = useQuery(gruposOptions(props.usuarioId));
  return (
    <Dialogo
      titulo={`Avisar também: ${props.evento.name}`}
      aoFechar={() => sairSePuder(props.aoFechar)}
    >
      <Lido consulta={consulta} oQue="os grupos">
        {(grupos) => <Formulario {...props} grupos={grupos} />}
      </Lido>
    </Dialogo>
  );
}

/** Who else is told when the person causes an event; nothing where groups cannot be told of it. */
export function AvisarTambem({ evento }: { evento: ConfiguracaoDeEvento }) {
  const usuarioId = useSessao(({ usuario }) => usuario?.id);
  const soLeitura = useSoLeitura();
  const [aberto, setAberto] = useState(false);
  if (!evento.aceita_grupos || usuarioId === undefined || soLeitura !== null) return null;
  const quantos = evento.groups.length;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        leftSection={<IconUsersPlus size={14} aria-hidden />}
        aria-label={`Avisar também: ${evento.name}`}
        onClick={() => setAberto(true)}
      >
        Avisar também{quantos > 0 && `: ${contar(quantos, 'grupo', 'grupos')}`}
      </Button>
      {aberto && (
        <DialogoDosGrupos evento={evento} usuarioId={usuarioId} aoFechar={() => setAberto(false)} />
      )}
    </>
  );
}
