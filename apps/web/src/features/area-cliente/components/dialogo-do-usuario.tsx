import {
  usuariosDoClienteEndpoints as e,
  mudaQuemDecide,
  type UsuarioDoCliente,
  type UsuariosMudados,
} from '@dominio/contrato/area-cliente-usuarios';
import { NOME_DO_PAPEL, PAPEIS_DO_CONTATO, type PapelDoContato } from '@dominio/contrato/contatos';
import { Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { CampoNome } from '../../../components/campos/campo-nome.tsx';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { errosDoCorpo } from '../../../lib/validar.ts';
import { useConvidar, useMudarPapeis } from '../usuarios.queries.ts';
import classes from './usuarios-da-empresa.module.css';

const ROTULOS = { nome: 'Nome', email: 'E-mail', papeis: 'Papéis' };
const errosDoConvite = errosDoCorpo(e.convidar.body);
const errosDosPapeis = errosDoCorpo(e.mudarPapeis.body);

interface Props {
  /** Whose roles are set; undefined to invite somebody. */
  usuario: UsuarioDoCliente | undefined;
  /** Whether who asks is a partner, who needs nobody's word. */
  socio: boolean;
  aoFechar: () => void;
}

function avisarMudanca(titulo: string, mensagem: string, { aguardando }: UsuariosMudados) {
  avisar.sucesso(
    aguardando ? { titulo: 'Aguardando confirmação de um sócio', mensagem } : { titulo, mensagem },
  );
}

/** Invites a person of the company, or sets the roles of one. */
export default function DialogoDoUsuario({ usuario, socio, aoFechar }: Props) {
  const convidar = useConvidar();
  const mudar = useMudarPapeis();
  const formulario = useFormulario({
    iniciais: {
      nome: '',
      email: '',
      papeis: (usuario?.papeis ?? []) as PapelDoContato[],
    },
    ordem: ['nome', 'email', 'papeis'],
    validar: ({ papeis, ...resto }) =>
      usuario ? errosDosPapeis({ papeis }) : errosDoConvite({ papeis, ...resto }),
  });
  const { form } = formulario;
  const espera = !socio && mudaQuemDecide(usuario?.papeis ?? [], form.values.papeis);
  return (
    <Dialogo
      titulo={usuario ? `Papéis: ${usuario.nome}` : 'Convidar pessoa'}
      aoFechar={() => sairSePuder(aoFechar)}
    >
      <FormularioDoRegistro
        formulario={formulario}
        rotulos={ROTULOS}
        tudoOpcional={usuario !== undefined}
        tituloDoErro={usuario ? 'Erro ao salvar os papéis' : 'Erro ao convidar'}
        rotuloDoEnvio={usuario ? 'Salvar papéis' : 'Convidar'}
        enviando={convidar.isPending || mudar.isPending}
        gravar={(valores) =>
          usuario
            ? mudar.mutateAsync({ id: usuario.id, papeis: valores.papeis })
            : convidar.mutateAsync(valores)
        }
        avisar={(mudados) =>
          usuario
            ? avisarMudanca('Papéis salvos', usuario.nome, mudados)
            : avisarMudanca('Convite enviado', form.getValues().nome, mudados)
        }
        aoTerminar={aoFechar}
        aoCancelar={() => sairSePuder(aoFechar)}
      >
        {!usuario && (
          <>
            <CampoNome label={ROTULOS.nome} {...form.getInputProps('nome')} />
            <TextInput
              label={ROTULOS.email}
              description="Recebe o convite para escolher a senha e entrar."
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              type="email"
              withAsterisk
              aria-required
              autoComplete="off"
              {...form.getInputProps('email')}
            />
          </>
        )}
        <Checkbox.Group
          {...form.getInputProps('papeis')}
          label={ROTULOS.papeis}
          description={
            espera
              ? 'Um sócio da sua empresa precisa confirmar estes papéis.'
              : 'O que a pessoa decide ou cuida na sua empresa.'
          }
        >
          <div className={classes.papeis}>
            {PAPEIS_DO_CONTATO.map((papel, i) => (
              <Checkbox
                key={papel}
                value={papel}
                label={NOME_DO_PAPEL[papel]}
                data-autofocus={(usuario && i === 0) || undefined}
              />
            ))}
          </div>
        </Checkbox.Group>
      </FormularioDoRegistro>
    </Dialogo>
  );
}
