ALTER TABLE "ausencias" ADD COLUMN "alterado_por" bigint;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "alterado_por" bigint;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "alterado_por" bigint;--> statement-breakpoint
ALTER TABLE "contratos" ADD COLUMN "alterado_por" bigint;--> statement-breakpoint
ALTER TABLE "feriados" ADD COLUMN "alterado_por" bigint;--> statement-breakpoint
ALTER TABLE "grupos" ADD COLUMN "alterado_por" bigint;--> statement-breakpoint
ALTER TABLE "temas" ADD COLUMN "alterado_por" bigint;--> statement-breakpoint
ALTER TABLE "times" ADD COLUMN "alterado_por" bigint;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "alterado_por" bigint;--> statement-breakpoint
ALTER TABLE "visoes_salvas" ADD COLUMN "alterado_por" bigint;